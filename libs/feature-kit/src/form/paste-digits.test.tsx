import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pasteDigits } from './paste-digits';

const CODE = { minLength: 6, maxLength: 6 };

/** Pastes a text into a field of at most ten digits; returns the field's value. */
function pasted(text: string, rule?: Parameters<typeof pasteDigits>[2]) {
  render(<input onPaste={pasteDigits(10, { onChange: () => Promise.resolve() }, rule)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  return field.value;
}

describe('a message pasted into the field of its code', () => {
  test.each([
    ['Your code is 782-457. It expires in 5 minutes.', '782457'],
    ['Mã của bạn: 782 457, hết hạn sau 5 phút', '782457'],
    ['【Lobby88】您的验证码是 782457，5分钟内有效', '782457'],
    ['2026-11-20 12:30: 782‑457', '782457'],
    ['【Lobby】認証コード：７８２４５７（5分間有効）', '782457'],
    ['782457\n5 minutes', '782457'],
    ['Code 7824', '7824'],
    ['Code 12 of 3456789', '123456789'],
  ])('%j becomes %s', (text, digits) => {
    expect(pasted(text, CODE)).toBe(digits);
  });

  test.each([undefined, { minLength: undefined, maxLength: 10 }])(
    'becomes all of its digits while the length of a code is unknown: %o',
    (rule) => {
      expect(pasted('Your code is 782-457, for 5 minutes', rule)).toBe('7824575');
    },
  );
});
