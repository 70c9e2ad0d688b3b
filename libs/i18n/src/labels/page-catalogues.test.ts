import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from './en/common.json';

/** Starts a fresh copy of the library with the given inline JSON. */
async function startWith(page: string, labels = {}) {
  document.body.innerHTML = `<script type="application/json" id="labels">${page}</script>`;
  const i18n = await import('../index');
  const { default: i18next } = await import('i18next');
  await i18n.startI18n({ ...aurora, labels }, []);
  return { ...i18n, t: i18next.t };
}

const PAGE = JSON.stringify({
  language: 'EN',
  catalogues: { common: { 'action.back': 'Back, says the page', 'action.close': 'Close' } },
});

beforeEach(() => {
  vi.resetModules();
  writeStored('language', 'EN');
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('inlined labels are used, overridden by the brand’s', async () => {
  const { t } = await startWith(PAGE, { EN: { 'common:action.close': 'Shut' } });
  expect(t('common:action.back')).toBe('Back, says the page');
  expect(t('common:action.close')).toBe('Shut');
});

test('another language loads as a chunk', async () => {
  writeStored('language', 'VI');
  const { t } = await startWith(PAGE);
  expect(t('common:action.back')).toBe('Quay lại');
});

test.each(['', '{', '{"language":"XX","catalogues":{}}', '{"language":"EN","catalogues":3}'])(
  'an invalid inline catalogue is ignored: %j',
  async (page) => {
    const { t } = await startWith(page);
    expect(t('common:action.back')).toBe(english['action.back']);
  },
);
