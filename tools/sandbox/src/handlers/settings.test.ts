import { expect, it } from 'vitest';
import { createSandbox } from '../app';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { visitor } from '../testing/visitor';

interface Settings {
  utcOffsetMs: number;
  limits: Record<string, number>;
  socialLogins: { provider: string; address: string }[];
}

it('settings contain the brand’s day, the limits and the enabled social logins', async () => {
  const sandbox = createSandbox({ strict: true });
  for (const brand of BRAND_CODES) {
    const settings = () => visitor(sandbox, { brand }).value<Settings>('system.settings');
    expect(await settings()).toMatchObject({
      utcOffsetMs: brandOf(brand).utcOffsetMs,
      limits: {
        imageBytes: 5_242_880,
        imageCount: 3,
        remarkLength: 140,
        feedbackMin: 20,
        feedbackMax: 200,
      },
      socialLogins: [],
    });
    sandbox.control.flags({ brand, flags: { SOCIALLOGIN3: true } });
    const { socialLogins } = await settings();
    expect(socialLogins.length).toBeGreaterThan(1);
    expect(socialLogins.every(({ address }) => address.startsWith('https://'))).toBe(true);
  }
  sandbox.close();
});
