import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fillTransfer } from './deposit-steps';
import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { word } from './words';

/** Side of the picture in pixels: noise, which does not compress. */
const SIDE = 512;
/** Bytes per second, so that the picture takes some seconds. */
const SLOW_LINE = 100_000;

/** A grey picture of noise. */
const noise = (): Promise<Buffer> =>
  sharp(randomBytes(SIDE * SIDE), { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png()
    .toBuffer();

/** Throttles the upload, or restores it. */
async function lineOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  return (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

/** The displayed percentage; 0 without one. */
async function shareOf(page: Page): Promise<number> {
  const [text = ''] = await page.getByText(/^\d+%$/).allTextContents();
  return Number.parseInt(text, 10) || 0;
}

for (const language of ['VI', 'EN']) {
  const t = (key: string, values = {}) => word(language, 'feature-member', key, values);

  test(`how much of a proof is sent is told, with the deposit and later in ${language}`, async ({
    page,
    brand,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'fresh01');
    await page.goto('/m/voucherCenter');
    const line = await lineOf(page);
    const image = (number: number) =>
      page.getByRole('img', { name: t('upload.image', { number }) });
    const attach = async (label: string, number: number) => {
      await line(SLOW_LINE);
      const file = { name: 'receipt.png', mimeType: 'image/png', buffer: await noise() };
      await page.getByLabel(label).setInputFiles(file);
      await expect.poll(() => shareOf(page)).toBeGreaterThan(0);
      const first = await shareOf(page);
      expect(first).toBeLessThan(100);
      await expect(page.getByText(t('upload.busy'), { exact: true })).toHaveCount(1);
      await expect.poll(() => shareOf(page)).toBeGreaterThan(first);
      await expect(image(number)).toHaveCount(0);
      await line(-1);
      await expect(image(number)).toBeVisible();
      await expect(page.getByText(/^\d+%$/)).toHaveCount(0);
    };

    await fillTransfer(page, brand, language);
    await attach(t('member-deposit:deposit.proofLater'), 1);
    await axe(page);
    await page.locator('form button[type="submit"]').last().click();

    await expect(page).toHaveURL(/orderNo=D/);
    // The demonstration bank would pay it after 8 s.
    const orderNo = new URL(page.url()).searchParams.get('orderNo');
    await sandbox.knob('deposit', { orderNo, decision: 'hold' });
    await expect(image(1)).toBeVisible();
    await attach(t('member-deposit:deposit.proof'), 2);
    await page.getByRole('button', { name: t('member-deposit:proof.action') }).click();
    await expect(page.getByText(t('member-deposit:proof.sent'))).toBeVisible();
  });
}
