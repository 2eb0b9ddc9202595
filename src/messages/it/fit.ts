import type { FitMessages } from "../fit.ts";

/** Boards that fit the player, in Italian. */
export const fit: FitMessages = {
  known: ({ forms, from, to }) => `Conosci circa ${forms} forme, tra ${from} e ${to}`,
  chosen: ({ floor, goalPercent, chancePercent }) =>
    `Su misura: nucleo da zipf ${floor}, obiettivo al ${goalPercent} %; ce la fai circa ${chancePercent} volte su 100`,
  notYet: (games, needed) =>
    `Per schemi su misura servono ${needed} partite finite con qualche parola trovata: ne hai ${games}. Intanto il livello è medio`,
  given: () => "Uno schema con seme o codice è uguale per tutti: il livello è medio, non su misura",
  offer: () => "Cinque partite finite: per schemi su misura, itbee play --new --level auto",
};
