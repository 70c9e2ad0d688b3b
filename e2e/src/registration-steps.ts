import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxClient } from './sandbox-client';

/** Accessible names on the registration screen, by language. */
export const REGISTRATION_WORDS = {
  EN: {
    userName: 'User name',
    password: 'Password',
    confirm: 'Confirm password',
    mobile: 'Mobile number',
    code: 'SMS code',
    get: 'Get code',
    again: /^Resend in \d+ s/,
    wrongCode: 'The code is wrong or has expired',
    invitation: 'Invitation code',
    wrongInvitation: 'This invitation code is not valid.',
    captcha: 'Captcha',
    agree: /^I am/,
    register: 'Register',
  },
  VI: {
    userName: 'Tên đăng nhập',
    password: 'Mật khẩu',
    confirm: 'Xác nhận mật khẩu',
    mobile: 'Số điện thoại',
    code: 'Mã OTP',
    get: 'Lấy mã',
    again: /^Gửi lại sau \d+s/,
    wrongCode: 'Mã OTP không đúng hoặc đã hết hạn',
    invitation: 'Mã mời',
    wrongInvitation: 'Mã mời này không hợp lệ.',
    captcha: 'Mã captcha',
    agree: /^Tôi/,
    register: 'Đăng ký',
  },
} as const;

export const JOURNEY_LANGUAGES = ['EN', 'VI'] as const;

/** A mobile number of the brand's country without an account. */
export const freeNumber = (brand: string) => (brand === 'jade' ? '2025550143' : '0907654321');

export const textbox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/**
 * Types the newest captcha answer, if the brand uses a captcha; `given` is the number of captchas issued
 * before.
 */
export async function typeCaptcha(
  page: Page,
  name: string,
  sandbox: SandboxClient,
  given = 0,
): Promise<void> {
  const field = textbox(page, name);
  if (!(await field.isVisible())) return;
  await expect.poll(async () => (await sandbox.captcha()).length).toBeGreaterThan(given);
  await field.fill((await sandbox.captcha())[0]?.answer ?? '');
}
