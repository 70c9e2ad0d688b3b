import { ruledText, type FormField } from '@lobby/feature-kit';

/** Letters that do not decompose into a base letter and an accent. */
const STROKES: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D' };

/**
 * Normalizes a name as banks print it: upper case, no accents, single spaces. `Nguyễn Thị Lan` becomes `NGUYEN THI
 * LAN`. Leaves other scripts unchanged, so that validation reports them.
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

/** Schema of a payee name; outputs the printed form. */
export const payeeNameText = (rule: FormField) => ruledText(rule, 'required', printedName);
