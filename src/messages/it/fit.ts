import type { FitMessages } from "../fit.ts";

/** Boards that fit the player, in Italian. */
export const fit: FitMessages = {
  known: ({ forms, from, to }) => `Conosci circa ${forms} forme, tra ${from} e ${to}`,
  chosen: ({ floor, chancePercent }) =>
    `Su misura: nucleo da zipf ${floor}; all'obiettivo arrivi circa ${chancePercent} volte su 100`,
  first: () =>
    "Su misura: non hai ancora finito partite di questo tipo, quindi l'obiettivo è una prima stima",
  tier: (tier) =>
    `Su misura: parole ${{ easy: "facili", medium: "medie", hard: "difficili" }[tier]}`,
  notYet: (games, needed) =>
    `Per schemi su misura servono ${needed} partite finite con qualche parola trovata: ne hai ${games}. Intanto il livello è medio`,
  given: () => "Uno schema con seme o codice è uguale per tutti: il livello è medio, non su misura",
  offer: () => "Cinque partite finite: per schemi su misura, in ogni gioco, --new --level auto",
};
