import type { Domains } from "./domains.ts";

/**
 * The same domains, made by a constructor. Of what an object literal makes, V8 forgets the kinds of
 * its fields when the literal is run for the second time, and with them all that it had compiled
 * for the search: a twentieth of the whole command.
 */
export class KeptShape implements Domains {
  declare readonly grid: Domains["grid"];
  declare readonly lists: Domains["lists"];
  declare readonly slots: Domains["slots"];
  declare readonly given: Domains["given"];
  declare readonly tables: Domains["tables"];
  declare readonly crossings: Domains["crossings"];
  declare readonly fresh: Domains["fresh"];
  declare readonly alphabet: Domains["alphabet"];
  declare readonly all: Domains["all"];
  declare readonly vowels: Domains["vowels"];
  declare readonly words: Domains["words"];
  declare readonly starts: Domains["starts"];
  declare readonly widths: Domains["widths"];
  declare readonly sizes: Domains["sizes"];
  declare readonly weights: Domains["weights"];
  declare readonly isWide: Domains["isWide"];
  declare readonly letterSets: Domains["letterSets"];
  declare readonly queue: Domains["queue"];
  declare readonly queued: Domains["queued"];
  declare readonly kept: Domains["kept"];
  declare readonly seen: Domains["seen"];
  declare readonly trail: Domains["trail"];

  constructor(domains: Domains) {
    this.grid = domains.grid;
    this.lists = domains.lists;
    this.slots = domains.slots;
    this.given = domains.given;
    this.tables = domains.tables;
    this.crossings = domains.crossings;
    this.fresh = domains.fresh;
    this.alphabet = domains.alphabet;
    this.all = domains.all;
    this.vowels = domains.vowels;
    this.words = domains.words;
    this.starts = domains.starts;
    this.widths = domains.widths;
    this.sizes = domains.sizes;
    this.weights = domains.weights;
    this.isWide = domains.isWide;
    this.letterSets = domains.letterSets;
    this.queue = domains.queue;
    this.queued = domains.queued;
    this.kept = domains.kept;
    this.seen = domains.seen;
    this.trail = domains.trail;
  }
}
