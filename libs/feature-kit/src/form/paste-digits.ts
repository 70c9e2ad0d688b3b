import type { ClipboardEvent } from 'react';
import type { FormField } from '../ruled-field/form-field';
import type { FieldProps } from './use-app-form';

type Lengths = Pick<FormField, 'minLength' | 'maxLength'>;

/** Digits with spaces or hyphens between them, then digits alone. */
const RUNS = [/\d(?:[\s\p{Pd}]*\d)*/gu, /\d+/g];

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the first digits of a message that are as long as a code; undefined without a least length or such digits. */
const codeIn = (message: string, { minLength = Infinity, maxLength }: Lengths) =>
  RUNS.flatMap((run) => message.match(run) ?? [])
    .map(digitsOf)
    .find(({ length }) => length >= minLength && length <= maxLength);

/**
 * Returns a handler that pastes only the digits of a text, as other characters would count towards the field's length:
 * the code of a message if the field's `rule` says how long it is, otherwise all digits. `Your code is 782-457, for 5
 * minutes` becomes `782457`. Texts of digits only or without digits are left to the browser.
 */
export function pasteDigits(
  maxLength: number,
  { onChange }: Pick<FieldProps, 'onChange'>,
  rule?: Lengths,
) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const { currentTarget: input, clipboardData } = event;
    const text = clipboardData.getData('text');
    const plain = text.normalize('NFKC');
    const digits = (rule && codeIn(plain, rule)) ?? digitsOf(plain).slice(0, maxLength);
    if (digits === '' || digits === text) return;
    event.preventDefault();
    input.setRangeText(digits, 0, input.value.length, 'end');
    void onChange({ type: 'change', target: input });
  };
}
