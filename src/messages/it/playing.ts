import { calendar } from "./calendar.ts";
import { duel } from "./duel.ts";
import { fit } from "./fit.ts";
import { menu } from "./menu.ts";
import { config, play, sessions, stats } from "./play.ts";
import { review } from "./review.ts";
import { screen } from "./screen.ts";
import type { PlayingMessages } from "../messages.ts";

/** What is said to somebody who plays, whichever game it is, in Italian. */
export const playing: PlayingMessages = {
  play,
  stats,
  sessions,
  config,
  screen,
  menu,
  calendar,
  review,
  duel,
  fit,
};
