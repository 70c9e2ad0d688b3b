import { text } from '../field-errors/field-schemas';

/** Bounds of a text in code points (`countedLength`). */
export interface TextBounds {
  /** An empty text is allowed unless it is required. */
  required: boolean;
  minLength?: number;
  maxLength: number;
}

const cleaned = (typed: string) => typed.normalize('NFC').trim();

/** Number of code points after NFC; blanks around the text do not count. */
export const countedLength = (typed: string): number => Array.from(cleaned(typed)).length;

/** Schema of a text with bounds, trimmed. */
export const countedText = ({ required, minLength = 0, maxLength }: TextBounds) =>
  text((typed) => {
    const length = countedLength(typed);
    if (length === 0) return required ? 'required' : null;
    if (length < minLength) return 'tooShort';
    return length > maxLength ? 'tooLong' : null;
  }, cleaned);
