import { readStored } from '@lobby/core';
import { expect, test } from 'vitest';
import { savedScroll, saveScroll } from './kept-scroll';

test('a position is saved by address', () => {
  saveScroll('/m/slot-games', 1234.6);
  saveScroll('/m/live-games', 20);
  expect(savedScroll('/m/slot-games')).toBe(1235);
  expect(savedScroll('/m/slot-games?q=koi')).toBe(0);
});

test('the start of a list is no position', () => {
  saveScroll('/m/slot-games', 300);
  saveScroll('/m/slot-games', 0);
  expect(savedScroll('/m/slot-games')).toBe(0);
  expect(sessionStorage.getItem('SCROLLTOP')).toBeNull();
});

test('beyond 40 positions the oldest is dropped', () => {
  for (let index = 0; index < 60; index++) saveScroll(`/m/gameList?q=${index}`, index + 1);
  expect(Object.keys(readStored('scrollTop')).length).toBeLessThanOrEqual(40);
  expect(savedScroll('/m/gameList?q=59')).toBe(60);
  expect(savedScroll('/m/gameList?q=0')).toBe(0);
});

test('a corrupt storage has no position', () => {
  sessionStorage.setItem('SCROLLTOP', '{"a":"far"}');
  expect(savedScroll('a')).toBe(0);
});
