/** Code that breaks exactly one rule. */
export type Breach = readonly [rule: string, file: string, code: string];

/** Code that breaks no rule, with what it shows. */
export type Permitted = readonly [title: string, file: string, code: string];

/** Breaches of one rule by several texts in a file. */
export const all = (rule: string, file: string, codes: readonly string[]): Breach[] =>
  codes.map((code) => [rule, file, code]);

/** Breach of a rule about a package. */
export const imports = (rule: string, file: string, code: string): Breach => [
  `lobby/package-${rule}`,
  file,
  code,
];
