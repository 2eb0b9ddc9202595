/** The language of the program's own words. What else is known about it, few commands need. */
export const ITALIAN_CODE = "it";
