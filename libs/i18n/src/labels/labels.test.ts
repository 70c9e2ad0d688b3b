import aurora from '@lobby/brand-aurora';
import { readStored, writeStored, type Language } from '@lobby/core';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, labelOf, loadLabels } from '../engine';
import { changeLanguage } from '../language/change-language';
import { onLanguageChange, startI18n, withLabels } from '../language/start';
import { registerLabels } from './registry';

/** Namespaces for tests. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    sample: { hello: string; lobby: string; messages_one: string; messages_other: string };
    later: { word: string };
  }
}

const COUNTED = { messages_one: '{{count}} message', messages_other: '{{count}} messages' };

const TEXTS: Partial<Record<Language, object>> = {
  EN: { hello: 'Hello, {{name}}', lobby: 'Lobby', ...COUNTED },
  VI: { hello: 'Chào {{name}}', lobby: 'Sảnh', messages_other: '{{count}} thư' },
  CN: { messages_other: '{{count}} 封' },
  TW: { messages_other: '{{count}} 則' },
  PT: {
    messages_one: '{{count}} mensagem',
    messages_many: '{{count}} de mensagens',
    messages_other: '{{count}} mensagens',
  },
};

/** Resolvers of delayed catalogues. */
const pending = new Map<Language, () => void>();

const files = (namespace: string, texts: (language: Language) => Promise<object> | object) =>
  Object.fromEntries(
    (['EN', 'VI', 'CN', 'TW', 'PT', 'TH'] as const).map((language) => [
      `./labels/${language.toLowerCase()}/${namespace}.json`,
      async () => ({ default: await texts(language) }),
    ]),
  );

beforeEach(async () => {
  pending.clear();
  writeStored('language', 'EN');
  registerLabels(
    files('sample', async (language) => {
      if (language === 'TH') await new Promise<void>((resolve) => pending.set('TH', resolve));
      return TEXTS[language] ?? { hello: language, lobby: language };
    }),
  );
  await startI18n({ ...aurora, labels: { EN: { 'sample:lobby': 'Night lobby' } } }, ['sample']);
});

test('names in a text are filled in, whatever they hold', () => {
  const name = '$& <b>{{x}}</b> $t(sample:lobby)';
  expect(i18next.t('sample:hello', { name })).toBe(`Hello, ${name}`);
});

test.each([
  ['EN', 1, '1 message'],
  ['EN', 5, '5 messages'],
  ['PT', 1, '1 mensagem'],
  ['PT', 1_000_000, '1000000 de mensagens'],
  ['VI', 1, '1 thư'],
  ['CN', 1, '1 封'],
  ['TW', 1, '1 則'],
] as const)('in %s %d reads %s', async (language, count, text) => {
  await changeLanguage(language);
  expect(i18next.t('sample:messages', { count })).toBe(text);
});

test('a brand renames one label in one language (decision 5)', async () => {
  expect(i18next.t('sample:lobby')).toBe('Night lobby');
  await changeLanguage('VI');
  expect(i18next.t('sample:lobby')).toBe('Sảnh');
});

test.each([
  ['sample:nothing', 'missing label sample:nothing'],
  [
    'forms:field.email',
    `missing label forms:field.email: list "forms" in the labels of the screen's route`,
  ],
])('the missing label %s shows its key and writes an error', (key, error) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(labelOf(key)).toBe(key);
  expect(logged).toHaveBeenCalledWith(error);
  logged.mockClear();
});

test('of two changes in a row the last one counts, however late the first arrives', async () => {
  const changes: Language[] = [];
  const unsubscribe = onLanguageChange((language) => changes.push(language));
  const slow = changeLanguage('TH');
  expect(await changeLanguage('VI')).toBe(true);
  pending.get('TH')?.();
  expect(await slow).toBe(false);
  unsubscribe();
  expect(currentLanguage()).toBe('VI');
  expect(readStored('language')).toBe('VI');
  // The next page comes from the server in it.
  expect(document.cookie).toContain('language=VI');
  expect(i18next.t('sample:lobby')).toBe('Sảnh');
  expect(document.documentElement.lang).toBe('vi');
  expect(changes).toEqual(['VI']);
});

test('a page that is in the language already is not given it again, which would style it anew', async () => {
  await changeLanguage('VI');
  const given = vi.spyOn(document.documentElement, 'lang', 'set');
  await changeLanguage('VI');
  expect(given).not.toHaveBeenCalled();
  await changeLanguage('EN');
  expect(given).toHaveBeenCalledWith('en');
  given.mockRestore();
  await changeLanguage('VI');
});

test('a namespace that is loaded during a change of language comes in the new one', async () => {
  registerLabels(files('later', (language) => ({ word: `late ${language}` })));
  const screen = withLabels(['later'], async () => 'screen');
  await changeLanguage('VI');
  expect(await screen).toBe('screen');
  expect(i18next.t('later:word')).toBe('late VI');
});

test('a catalogue that did not arrive is tried again; the language stays until all have', async () => {
  let online = false;
  registerLabels(
    files('later', (language) => {
      if (!online) throw new TypeError('no network');
      return { word: `late ${language}` };
    }),
  );
  await expect(loadLabels(['later'])).rejects.toThrow('no network');
  online = true;
  await loadLabels(['later']);
  expect(i18next.t('later:word')).toBe('late EN');

  online = false;
  await expect(changeLanguage('VI')).rejects.toThrow('no network');
  expect(currentLanguage()).toBe('EN');
  expect(i18next.t('later:word')).toBe('late EN');
});
