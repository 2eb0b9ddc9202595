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
/** Of settings; where it needs it, with the setting before. */
const VALUES: Readonly<Record<string, string>> = {
  "lang auto": "come il sistema",
  "background auto": "come il terminale",
  dark: "scuro",
  light: "chiaro",
  true: "sì",
  false: "no",
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
  changeIn: (path) => `Le altre si cambiano nel file "${path}"; itbee config le mostra tutte.`,
  settings: {
    name: {
      lang: "Messaggi",
      level: "Livello",
      language: "Parole",
      color: "Colori",
      background: "Sfondo",
      mouse: "Mouse",
      motion: "Movimento",
      emoji: "Emoji",
    },
    about: {
      lang: "In che lingua parla il programma",
      level: "Quanto sono comuni le parole da trovare",
      language: "La lingua delle parole in gioco",
      color: "Se usare i colori",
      background: "Se la finestra è scura o chiara",
      mouse: "Se lo schermo usa il mouse",
      motion: "Se qualcosa si muove sullo schermo",
      emoji: "Se usare le emoji nel testo da condividere",
    },
    value: (setting, value) =>
      VALUES[`${setting} ${value}`] ?? VALUES[value] ?? menu.value("level", value),
    fixed: (by) => `Lo decide ${by}: qui non si cambia`,
    saved: () => "Salvato",
    byHand: (setting) => `In config.yml ${setting} non è su una riga sua: cambialo lì`,
  },
  guide: [
    "Scegli con le frecce e Invio, o scrivi un nome. In ogni gioco ? apre regole e comandi, Esc torna al menu; ogni mossa è già salvata.",
    "Dalla riga di comando si può fare di più: itbee --help",
  ],
  which: (names) => `Quale: ${names.slice(0, -1).join(", ")} o ${names.at(-1)}?`,
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
