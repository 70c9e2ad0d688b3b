import { changeLanguage } from '@lobby/i18n';
import { english, labelText, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountRoutes } from '../routes';

const { open, findAndPress, chooseTab, fieldError, button, calls } = screensOf(accountRoutes);

/** The messages of D1 §8 that belong to a field, on the screens that show them; those of calls are tested in the shell. */

const ours = (label: string) => [english(label), labelText('VI', label)] as const;

/** Finds the input, not its buttons, whose names start with the same text. */
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

async function type(label: string, value: string) {
  const input = await field(label);
  fireEvent.change(input, { target: { value: `${value}.` } });
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

interface Row {
  says: string;
  screen: string;
  /** Name of the field that shows the message. */
  at: string;
  text: readonly [english: string, vietnamese: string];
  provoke(): Promise<unknown>;
}

async function failLogins() {
  for (let time = 1; time <= 3; time++) {
    await type('User name', 'player01');
    await type('Password', `Wrong123${time}`);
    await findAndPress('Log in');
    await waitFor(() => expect(calls('/session/login')).toHaveLength(time));
    await waitFor(() => expect(button('Log in').getAttribute('aria-disabled')).toBeNull());
  }
  await field('Captcha');
}

/** A registration with one field that breaks its rule. */
const registering = (label: string, value: string) => async () => {
  await type('Password', 'Play1234');
  await type(label, value);
};

const toEmail = () => chooseTab('E-mail');

const REGISTER = '/m/register';
const RECOVER = '/m/forget';

const ROWS: readonly Row[] = [
  {
    says: 'Enter a captcha',
    screen: '/m/login',
    at: 'Captcha',
    text: ours('forms:problem.captchaRequired'),
    provoke: async () => {
      await failLogins();
      await findAndPress('Log in');
    },
  },
  {
    says: 'wrong captcha',
    screen: '/m/login',
    at: 'Captcha',
    text: ['The digits don’t match the image.', 'Các chữ số không khớp với hình.'],
    provoke: async () => {
      await failLogins();
      await type('Captcha', '0');
      await findAndPress('Log in');
    },
  },
  {
    says: 'Account format incorrect',
    screen: REGISTER,
    at: 'User name',
    text: [
      '6 to 16 letters and digits, starting with a letter',
      'Từ 6 đến 16 chữ cái và chữ số, bắt đầu bằng chữ cái',
    ],
    provoke: registering('User name', '1abc'),
  },
  {
    says: 'Password format incorrect',
    screen: REGISTER,
    at: 'Password',
    text: [
      '8 to 20 characters with at least one letter and one digit',
      'Từ 8 đến 20 ký tự, có ít nhất một chữ cái và một chữ số',
    ],
    provoke: registering('Password', 'short'),
  },
  {
    says: 'Confirmation password not matched (in_confirmation_correct)',
    screen: REGISTER,
    at: 'Confirm password',
    text: ours('forms:problem.mismatch'),
    provoke: registering('Confirm password', 'Play1235'),
  },
  {
    says: 'Confirmation password missing (in_incorrect_password)',
    screen: REGISTER,
    at: 'Confirm password',
    text: ours('forms:problem.confirmRequired'),
    provoke: registering('Confirm password', ''),
  },
  {
    says: 'Name format is not valid',
    screen: REGISTER,
    at: english('forms:field.payeeName'),
    text: [
      'The name on your bank account, without accents',
      'Họ tên chủ tài khoản ngân hàng, không dấu',
    ],
    provoke: registering(english('forms:field.payeeName'), 'Nguyễn Thị Mai'),
  },
  {
    says: 'E-mail format incorrect',
    screen: RECOVER,
    at: 'E-mail',
    text: ours('forms:problem.emailFormat'),
    provoke: async () => {
      await toEmail();
      await type('E-mail', 'mai@example');
    },
  },
  {
    says: 'The mobile num is not valid',
    screen: RECOVER,
    at: 'Mobile number',
    text: ours('forms:problem.mobileFormat'),
    provoke: () => type('Mobile number', '12'),
  },
  {
    says: 'Verification code error',
    screen: RECOVER,
    at: 'SMS code',
    text: [
      'The code is wrong or has expired. Check it or request a new one.',
      'Mã OTP không đúng hoặc đã hết hạn. Hãy kiểm tra lại hoặc yêu cầu mã mới.',
    ],
    provoke: async () => {
      await type('Mobile number', '0912345601');
      await findAndPress('Get code');
      await waitFor(async () => expect((await field('SMS code')).disabled).toBe(false));
      await type('SMS code', '000000');
      await type('New password', 'Fresh2026');
      const submit = screen.getByRole('button', { name: 'Submit' });
      await waitFor(() => expect(submit).toHaveProperty('disabled', false));
      fireEvent.click(submit);
    },
  },
];

describe('the error catalogue of fields (D1 §8)', () => {
  test.each(ROWS)(
    '$says',
    async ({ screen: address, at, text: [inEnglish, inVietnamese], provoke }) => {
      await open(address);
      await provoke();
      const input = await field(at);
      await waitFor(() => expect(fieldError(at)).toBe(inEnglish));
      await act(() => changeLanguage('VI'));
      const [label = ''] = [...(input.labels ?? [])].map(({ textContent }) => textContent);
      await waitFor(() => expect(fieldError(label)).toBe(inVietnamese));
      expect(inVietnamese).not.toBe(inEnglish);
    },
  );
});
