/** Apostrophes that keyboards type in place of `'`. */
const APOSTROPHES = /[‘’ʼ]/g;

/** Hyphens that keyboards and copied texts have in place of `-`. */
const HYPHENS = /[\u2010\u2011]/g;

/** Normalizes a text of one line: composed letters, single spaces, none around. */
export const oneLine = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Normalizes a person's name: one line with plain apostrophes and hyphens. `Seán  O’Brien` becomes `Seán O'Brien`. */
export const plainName = (typed: string): string =>
  oneLine(typed).replace(APOSTROPHES, "'").replace(HYPHENS, '-');

/** A name of an identity document, after `plainName`: 2 to 100 letters in any script, and the marks between them. */
export const REAL_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'·‧・-]{1,99}$/u;

/**
 * Normalizes a name as bank cards print it: capitals, no apostrophes and dots, spaces for hyphens. `Jean-Paul D'Arc`
 * becomes `JEAN PAUL DARC`. Keeps accents and other scripts, so that validation reports them.
 */
export const cardName = (typed: string): string =>
  oneLine(plainName(typed).replace(/['.]/g, '').replace(/-/g, ' ')).toUpperCase();
