import aurora from '@lobby/brand-aurora';
import { writeStored, type Language } from '@lobby/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage, onLanguageChange, startI18n } from '../language/start';
import { registerLabels, type Catalogue } from './registry';
import { loadLabels } from './store';
import { translate } from './translate';

const TEXTS: Partial<Record<Language, Catalogue>> = {
  EN: { hello: 'Hello, {{name}}', lobby: 'Lobby' },
  VI: { hello: 'Chào {{name}}', lobby: 'Sảnh' },
};

/** Languages whose catalogue arrives when told to. */
const held = new Map<Language, () => void>();

beforeEach(async () => {
  held.clear();
  writeStored('language', 'EN');
  registerLabels('sample', async (language) => {
    if (language === 'TH') await new Promise<void>((arrive) => held.set('TH', arrive));
    return { default: TEXTS[language] ?? { hello: language, lobby: language } };
  });
  await startI18n({ ...aurora, labels: { EN: { 'sample:lobby': 'Night lobby' } } }, ['sample']);
});

test('names in a text are filled in, whatever they hold', () => {
  expect(translate('hello', 'sample', { name: '$& <b>{{x}}</b>' })).toBe('Hello, $& <b>{{x}}</b>');
  expect(translate('sample:hello', 'common')).toBe('Hello, {{name}}');
});

test('a brand renames one label in one language (decision 5)', async () => {
  expect(translate('lobby', 'sample')).toBe('Night lobby');
  await changeLanguage('VI');
  expect(translate('lobby', 'sample')).toBe('Sảnh');
});

test('a missing label shows its key and says so', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate('nothing', 'sample')).toBe('nothing');
  expect(said).toHaveBeenCalledWith('no label sample:nothing');
  said.mockClear();
});

test('of two changes in a row the last one counts, however late the first arrives', async () => {
  const told: Language[] = [];
  const stop = onLanguageChange((language) => told.push(language));
  const slow = changeLanguage('TH');
  await changeLanguage('VI');
  held.get('TH')?.();
  await slow;
  stop();
  expect(currentLanguage()).toBe('VI');
  expect(document.documentElement.lang).toBe('vi');
  expect(told).toEqual(['VI']);
});

test('a namespace that is asked for later comes in the language in force', async () => {
  registerLabels('later', async () => ({ default: { word: 'late' } }));
  await loadLabels(['later']);
  expect(translate('word', 'later')).toBe('late');
});
