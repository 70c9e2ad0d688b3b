import type { FieldRule } from '@lobby/api-client';
import { compilePattern, type Pattern } from '../pattern/pattern';
import { knownField, type KnownField } from './known-fields';

/** A field under a rule of the server, as a form shows and checks it (D1 §5). */
export interface FormField {
  name: string;
  /** Undefined for a field only the server knows: shown as plain text under its own name. */
  known: KnownField | undefined;
  required: boolean;
  minLength: number | undefined;
  maxLength: number;
  /** Where the input itself stops; typing beyond `maxLength` shows an error instead of being cut off. */
  inputLength: number;
  matches: Pattern | null;
  /** The server's own text by upper-case language code. */
  message: FieldRule['message'];
}

/** Characters any field takes at most where the platform says nothing less. */
const INPUT_MAX = 128;

/** Turns a server rule into a field of ours. */
export function toField(rule: FieldRule): FormField {
  const { field, required, minLength, maxLength = Infinity, pattern = '', message } = rule;
  const known = knownField(field);
  const inputLength = known?.max ?? INPUT_MAX;
  return {
    name: field,
    known,
    required,
    minLength,
    maxLength: Math.min(maxLength, inputLength),
    inputLength,
    matches: compilePattern(pattern),
    message,
  };
}
