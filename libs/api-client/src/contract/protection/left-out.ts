/** Categories of games that a rule book leaves out, by the platform's codes; apart, as Home needs no more of the books. */
export const LEFT_OUT = {
  strict: ['COCKFIGHT'],
  ukgc: ['COCKFIGHT'],
  mga: ['COCKFIGHT'],
  cga: [],
  pagcor: ['COCKFIGHT'],
} as const;
