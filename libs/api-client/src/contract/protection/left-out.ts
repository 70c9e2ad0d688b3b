/** Game categories that each rule book excludes, by platform code. In its own file, so that Home loads no more. */
export const LEFT_OUT = {
  strict: ['COCKFIGHT'],
  ukgc: ['COCKFIGHT'],
  mga: ['COCKFIGHT'],
  cga: [],
  pagcor: ['COCKFIGHT'],
} as const;
