import { LANGUAGES } from '@lobby/core';
import { describe, expect, it } from 'vitest';
import { accountLabels } from './labels';

const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe.each(LANGUAGES)('labels in %s', (language) => {
  it('are complete, with the same gaps as in English', async () => {
    const { default: english } = await accountLabels.load('EN');
    const { default: labels } = await accountLabels.load(language);
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(labels)) {
      expect(text.trim()).not.toBe('');
      expect([key, gaps(text)]).toEqual([key, gaps(english[key] ?? '')]);
    }
  });
});
