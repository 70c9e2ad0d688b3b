import type { ClipboardEvent } from 'react';
import type { FieldProps } from './use-app-form';

/**
 * Returns a handler that pastes only the digits of a text, as other characters would count towards the field's length:
 * `Your code is 782-457` becomes `782457`. Texts of digits only or without digits are left to the browser.
 */
export function pasteDigits(maxLength: number, { onChange }: Pick<FieldProps, 'onChange'>) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const { currentTarget: input, clipboardData } = event;
    const text = clipboardData.getData('text');
    const digits = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, maxLength);
    if (digits === '' || digits === text) return;
    event.preventDefault();
    input.setRangeText(digits, 0, input.value.length, 'end');
    void onChange({ type: 'change', target: input });
  };
}
