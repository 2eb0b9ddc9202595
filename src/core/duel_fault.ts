/** What was wrong with a line of a duel. */
export type DuelFault =
  | { readonly kind: "not_a_duel" }
  /** A character was changed, or some are missing. */
  | { readonly kind: "damaged" }
  | { readonly kind: "newer_version" }
  | { readonly kind: "bad_field"; readonly field: string }
  | { readonly kind: "other_words"; readonly theirs: string; readonly ours: string }
  /** The program that wrote it has other rules. */
  | { readonly kind: "other_rules" }
  /** It belongs to no duel that is saved here. */
  | { readonly kind: "unknown_duel" }
  | { readonly kind: "answered_before" }
  | { readonly kind: "play_first" }
  /** The moves are not those of the invitation. */
  /** More than the store keeps. */
  | { readonly kind: "too_long" }
  | { readonly kind: "broken_seal" };
