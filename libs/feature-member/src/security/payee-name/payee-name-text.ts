import { ruledText, type FormField } from '@lobby/feature-kit';

/** Signs that are no accents of a letter: the stroke of `đ` is a letter of its own. */
const STROKES: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D' };

/**
 * Returns a name as banks print it: capitals without accents, single blanks. `Nguyễn Thị Lan` is `NGUYEN THI LAN`; other
 * scripts stay as they are, to be reported as an error.
 */
export const printedName = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, (letter) => STROKES[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Schema of a payee name, sent as banks print it. */
export const payeeNameText = (rule: FormField) => ruledText(rule, 'required', printedName);
