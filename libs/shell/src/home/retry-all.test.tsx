import { english, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenRoutes } from '../routes';
import { allInView } from './all-in-view.setup';

const { open, mend, calls, settled } = screensOf(screenRoutes);

const WALLET = '/wps/wallets/gcs';
const BOARD = '/wps/relay/MCSFE_getListAnnouncements';
const INFO = '/wps/member/info';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';

const failed = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, { value: 'none' } as const]));

const buttons = () => screen.queryAllByRole('button', { name: english('common:action.retry') });

test.each([
  ['Home', '/m/home', [BOARD, WALLET, HOT]],
  ['the member centre', '/m/mine', [WALLET, INFO]],
])('one press brings back all of %s after an outage', async (_, path, broken) => {
  allInView();
  await open(path, { user: 'player01', answers: failed(...broken) });
  await waitFor(() => expect(buttons()).toHaveLength(broken.length));
  await settled();
  mend();
  const before = broken.map((call) => calls(call).length);
  const [first = document.body] = buttons();
  fireEvent.click(first);
  await waitFor(() => expect(buttons()).toHaveLength(0));
  await settled();
  expect(broken.map((call) => calls(call).length)).toEqual(before.map((count) => count + 1));
});
