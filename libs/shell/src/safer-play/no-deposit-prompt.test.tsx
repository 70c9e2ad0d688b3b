import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@lobby/core';
import { closeDeposit } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { screenRoutes } from '../routes';

const { open, settled } = screensOf(screenRoutes);

afterEach(() => closeDeposit(0));

const UNTIL = Date.UTC(2030, 0, 5, 12);

/** Links to the deposit form, whatever their name. */
const prompts = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .filter((link) => new URL((link as HTMLAnchorElement).href).pathname === PATHS.deposit);

test.each([
  ['player01', PATHS.home],
  ['player01', PATHS.me],
  ['agent01', PATHS.agentCentre],
  ['player01', `${PATHS.promotion}?id=daily-reload`],
])('%s at %s is led to the deposit, and no longer once it is closed', async (user, path) => {
  await open(path, { user });
  await waitFor(() => expect(prompts()).not.toEqual([]));
  // As the watch does during a break, and with a limit used up.
  act(() => closeDeposit(UNTIL));
  await settled();
  expect(prompts()).toEqual([]);
});

/** Files that contain the deposit's address without linking to it. */
const NO_PROMPTS = [
  // Filtered by `useHasScreen`.
  'feature-member/src/me/menu/menu.tsx',
  // The deposit's own screens, and their prefetching.
  'feature-member/src/deposit/deposit.query.ts',
  'feature-member/src/deposit/deposit.routes.ts',
];

const LIBS = join(import.meta.dirname, '../../..');

const sources = readdirSync(LIBS, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|stories|setup)\.tsx?$/.test(path),
);

/** Whether a file links to the deposit without checking whether it is closed. */
function leadsBlindly(path: string): boolean {
  const text = readFileSync(join(LIBS, path), 'utf8');
  return (
    /PATHS\.deposit\b|repeatPath\(/.test(text) &&
    !/useDepositClosed\(\)|useHasScreen\(\)/.test(text)
  );
}

test('whatever leads to the deposit asks whether it is closed', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(leadsBlindly).toSorted()).toEqual(NO_PROMPTS.toSorted());
});
