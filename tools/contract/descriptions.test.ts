import { expect, it } from 'vitest';
import { readDescriptions } from '../sandbox/openapi/descriptions.mjs';

const { properties, errors } = readDescriptions();

/** Descriptions that another team needs; doc comments are their only source. */
const sentence = 'Add a doc comment above each property named here: the OpenAPI document shows it.';

it('every property of the contract has a doc comment', () => {
  const bare = properties
    .filter(({ text }) => text === '')
    .map(({ place, source }) => `${source} ${place}`);
  expect(bare, sentence).toEqual([]);
});

it('every error code has a doc comment: what it means and when it comes', () => {
  const bare = Object.keys(errors).filter((code) => errors[code] === '');
  expect(bare, 'Add a doc comment above each code in error-codes.ts.').toEqual([]);
});

it('follows a comment through shared shapes, spreads, pages and lists', () => {
  const textAt = (place: string) => properties.find((one) => one.place === place)?.text;
  expect(textAt('withdraw.records value.list[].received')).toBe('Amount credited to the card.');
  expect(textAt('withdraw.records value.total')).toBe('Rows of all pages together.');
  expect(textAt('wallet.transactions input.page')).toBe('Number of the page, from 1.');
  expect(textAt('agent.proposeDividend input.tiers[].rate')).toMatch(/of the loss for a dividend/);
});
