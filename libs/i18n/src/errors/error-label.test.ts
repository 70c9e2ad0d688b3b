import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../labels/en.json';

const RARE = { kind: 'refused', code: 'withdraw.turnover.open' };
const RARE_KEY = 'error.withdraw.turnover.open';

/** The library as a page starts it, whose HTML holds the common labels without the rarer ones. */
async function started() {
  const first = Object.entries(english).filter(([key]) => !/^error\.\w+\.[\w.]+$/.test(key));
  const text = JSON.stringify({
    language: 'EN',
    catalogues: { common: Object.fromEntries(first) },
  });
  document.body.innerHTML = `<script type="application/json" id="labels">${text}</script>`;
  const i18n = await import('../index');
  const brand = { ...aurora, labels: { EN: { 'common:error.bank.card.limit': 'Full' } } };
  await i18n.startI18n(brand, []);
  return i18n;
}

beforeEach(() => {
  vi.resetModules();
  writeStored('language', 'EN');
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('a code of the first view is told at once', async () => {
  const { errorLabel } = await started();
  expect(errorLabel({ kind: 'refused', code: 'login.wrong' })).toBe('error.wrongLogin');
  expect(errorLabel({ kind: 'offline' })).toBe('error.offline');
});

test('a rare one is waited for, and comes with the brand’s words over it', async () => {
  const { loadErrorLabel, translate } = await started();
  expect(await loadErrorLabel(RARE)).toBe(RARE_KEY);
  expect(translate(RARE_KEY, 'common')).toBe(english[RARE_KEY]);
  expect(translate('error.bank.card.limit', 'common')).toBe('Full');
});

test('until it is there a general label stands in for it', async () => {
  const { errorLabel, translate } = await started();
  expect(errorLabel(RARE)).toBe('error.unknown');
  await vi.waitFor(() => expect(errorLabel(RARE)).toBe(RARE_KEY));
  expect(translate(errorLabel(RARE), 'common')).toBe(english[RARE_KEY]);
});

test('a code that nobody knows has the general label, and asks for no more', async () => {
  const { errorLabel, loadErrorLabel } = await started();
  const strange = { kind: 'refused', code: 'tomorrow.new' };
  expect(await loadErrorLabel(strange)).toBe('error.unknown');
  const told = vi.fn<() => void>();
  const { subscribeLabels } = await import('../labels/store');
  subscribeLabels(told);
  expect(errorLabel(strange)).toBe('error.unknown');
  expect(errorLabel({ kind: 'refused', code: '__proto__' })).toBe('error.unknown');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).not.toHaveBeenCalled();
});

test('a change of language brings all of them, and back too', async () => {
  const { changeLanguage, errorLabel, loadErrorLabel, translate } = await started();
  await changeLanguage('VI');
  expect(errorLabel(RARE)).toBe(RARE_KEY);
  expect(translate(RARE_KEY, 'common')).not.toBe(english[RARE_KEY]);
  await changeLanguage('EN');
  expect(await loadErrorLabel(RARE)).toBe(RARE_KEY);
});
