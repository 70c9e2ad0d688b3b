import { expect, test } from 'vitest';
import { safeGameOrigin } from './safe-game-address';

const ALLOWED = ['https://games.example', 'http://games.localhost:4300'];

test.each([
  ['https://games.example/play?t=1', 'https://games.example'],
  ['http://games.localhost:4300/play/', 'http://games.localhost:4300'],
  ['http://games.example/play', null],
  ['https://games.example:8443/play', null],
  ['https://games.example.evil.example/', null],
  ['https://games.example@evil.example/', null],
  ['https://someone:secret@games.example/', null],
  ['//games.example/play', null],
  ['/m/home', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['blob:https://games.example/1234', null],
  ['', null],
])('%s opens at %s', (address, origin) => {
  expect(safeGameOrigin(address, ALLOWED)).toBe(origin);
});

test('nothing opens where no origin is configured', () => {
  expect(safeGameOrigin('https://games.example/', [])).toBeNull();
  expect(safeGameOrigin('data:text/html,hello', ['null'])).toBeNull();
});
