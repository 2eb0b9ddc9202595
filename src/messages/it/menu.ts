import { weekdayOf } from "../../core/calendar.ts";
import type { MenuMessages } from "../menu.ts";
import { MONTHS } from "./dates.ts";

const DAYS = ["lun", "mar", "mer", "gio", "ven", "sab", "dom"];
const LEVELS: Readonly<Record<string, string>> = {
  easy: "facile",
  medium: "medio",
  hard: "difficile",
  expert: "esperto",
  auto: "su misura",
};
const LANGUAGES: Readonly<Record<string, string>> = {
  it: "italiano",
  en: "inglese",
  es: "spagnolo",
  de: "tedesco",
  fr: "francese",
  nl: "olandese",
  pt: "portoghese",
};

/** The menu, in Italian. */
export const menu: MenuMessages = {
  title: "Parole in gioco",
  day: (date) => {
    const [, month, day] = date.split("-").map(Number);
    return `${DAYS[weekdayOf(date)]} ${day} ${MONTHS[month! - 1]}`;
  },
  ofDay: (name, date) => `${name} di ${menu.day(date)}`,
  heading: { today: "OGGI", resume: "RIPRENDI", new: "NUOVO" },
  ago: (days, date) =>
    days <= 0 ? "oggi" : days === 1 ? "ieri" : days < 7 ? DAYS[weekdayOf(date)]! : date,
  choice: { level: "Livello", rules: "Regole", language: "Parole" },
  value: (_, value) => LEVELS[value] ?? LANGUAGES[value] ?? value,
  more: {
    stats: "Statistiche",
    calendar: "Calendario",
    duel: "Duello",
    review: "Ripasso",
    settings: "Impostazioni",
    guide: "Guida",
    leave: "Esci",
  },
  changeIn: (path) =>
    `Si cambiano nel file "${path}": itbee config init lo crea, con la spiegazione di ogni riga.`,
  guide: [
    "Scegli con le frecce e Invio, o scrivi un nome. In ogni gioco ? apre regole e comandi, Esc torna al menu; ogni mossa è già salvata.",
    "Dalla riga di comando si può fare di più: itbee --help",
  ],
  unknown: (name) => `Qui niente si chiama "${name}". Prova con griglia, oggi, calendario…`,
  key: {
    choose: ["↑↓", "scegli"],
    change: ["←→", "cambia"],
    play: ["Invio", "gioca"],
    name: ["a-z", "scrivi un nome"],
    answer: ["Invio", "rispondi"],
    guide: ["?", "guida"],
    leave: ["q", "esci"],
  },
};
