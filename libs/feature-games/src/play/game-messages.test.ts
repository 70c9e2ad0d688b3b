import { expect, test } from 'vitest';
import { readGameMessage } from './game-messages';

const ORIGIN = 'https://games.example';
const SENDER = { origin: ORIGIN, source: window };
const said = (data: unknown, from = {}) =>
  readGameMessage({ data, origin: ORIGIN, source: window, ...from }, SENDER);

test.each([
  [{ type: 'lobby.result', net: '-120000' }],
  [{ type: 'lobby.result', net: '0.25' }],
  [{ type: 'lobby.balance' }],
  [{ type: 'lobby.ready' }],
])('%j is heard', (message) => {
  expect(said(message)).toEqual(message);
});

test.each([
  [{ type: 'lobby.result', net: 12 }],
  [{ type: 'lobby.result', net: '1e9' }],
  [{ type: 'lobby.result', net: 'NaN' }],
  [{ type: 'lobby.result' }],
  [{ type: 'lobby.other' }],
  ['lobby.balance'],
  [null],
])('%j is not', (message) => {
  expect(said(message)).toBeNull();
});

test('another origin or another window is not heard', () => {
  const message = { type: 'lobby.balance' };
  expect(said(message, { origin: 'https://evil.example' })).toBeNull();
  expect(said(message, { source: null })).toBeNull();
  const nobody = { origin: ORIGIN, source: null };
  expect(readGameMessage({ data: message, ...nobody }, nobody)).toBeNull();
});
