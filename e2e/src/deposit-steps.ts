import type { Page } from '@playwright/test';
import { word } from './words.ts';

/** Typed amount that every method of a brand accepts. */
export const AMOUNTS: Readonly<Record<string, string>> = {
  aurora: '500000',
  jade: '100',
  ember: '500',
};

/** Fills in a bank transfer on the deposit page. */
export async function fillTransfer(page: Page, brand: string, language: string): Promise<void> {
  const field = (key: string) =>
    page.getByRole('textbox', { name: word(language, 'feature-member', key), exact: true });
  const transfer = page.getByRole('radio', {
    name: /^(?:Bank transfer|Chuyển khoản ngân hàng)$/,
  });
  await page.locator('label').filter({ has: transfer }).click();
  await field('amount.label').fill(AMOUNTS[brand] ?? '');
  await field('member-deposit:deposit.payerName').fill('TRẦN THỊ MAI');
}
