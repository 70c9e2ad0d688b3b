import { writeStored } from '@lobby/core';
import { screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenRoutes } from '../routes';
import { ContractBlock } from './contract-block';
import { useIdle } from '@lobby/feature-kit';

const { open, calls } = screensOf(screenRoutes);

const BOARD = '/wps/relay/MCSFE_getListAnnouncements';
const REQUEST = /\/MCS2_getContrac\w+Req$/;

test('Home requests contracts after its content and its popups (D1 §4)', async () => {
  await open('/m/home', { user: 'agent01', popups: true });
  const paths = () => calls('').map(({ path }) => path);
  const popup = await screen.findByRole('dialog', { name: 'Announcements' });
  expect(paths().filter((path) => REQUEST.test(path))).toEqual([]);
  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('Home requests contracts also where its announcements did not load', async () => {
  await open('/m/home', { user: 'agent01', answers: { [BOARD]: 503 } });
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

/** The block, and a text that appears once the page is idle. */
function IdleBlock() {
  const idle = useIdle();
  return (
    <>
      <ContractBlock />
      {idle && <p>idle</p>}
    </>
  );
}

const block = screensOf([screenAt('/m/home', IdleBlock)]);

test.each(['virtual01', 'virtualagent01'])(
  'no contracts are requested for %s (D1 §4)',
  async (user) => {
    const requested = () => block.calls('').filter(({ path }) => REQUEST.test(path));
    // Loads the prompt's code.
    await block.open('/m/home', { user: 'agent01' });
    await waitFor(() => expect(requested()).not.toHaveLength(0));
    await block.settled();
    writeStored('contractPrompts', null);
    await block.open('/m/home', { user });
    await screen.findByText('idle');
    await block.settled();
    expect(requested()).toEqual([]);
  },
);
