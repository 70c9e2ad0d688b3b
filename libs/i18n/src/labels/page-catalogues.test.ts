import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from './en/common.json';

/** The library as a page starts it. */
async function started(page: string, labels = {}) {
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

test('words that stand in the page are taken from there, with the brand’s over them', async () => {
  const { t } = await started(PAGE, { EN: { 'common:action.close': 'Shut' } });
  expect(t('common:action.back')).toBe('Back, says the page');
  expect(t('common:action.close')).toBe('Shut');
});

test('another language comes as a chunk', async () => {
  writeStored('language', 'VI');
  const { t } = await started(PAGE);
  expect(t('common:action.back')).toBe('Quay lại');
});

test.each(['', '{', '{"language":"XX","catalogues":{}}', '{"language":"EN","catalogues":3}'])(
  'a page that holds %j is as one without',
  async (page) => {
    const { t } = await started(page);
    expect(t('common:action.back')).toBe(english['action.back']);
  },
);
