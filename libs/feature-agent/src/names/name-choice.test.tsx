import { screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OpenAccountScreen } from '../accounts/open-account-screen';
import { NameChoice } from './name-choice';

/** The choice beside the form that opens accounts. */
function Both() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <OpenAccountScreen />
      <NameChoice label="Members" chosen={chosen} onChange={setChosen} most={2} />
    </>
  );
}

const onKeyDown = vi.fn();

/** The choice inside a form. */
const InForm = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from its fields
  <form onKeyDown={onKeyDown}>
    <NameChoice label="Member" chosen={[]} onChange={() => undefined} most={1} />
  </form>
);

const { open, type, press, field } = screensOf([
  screenAt('/m/both', Both),
  screenAt('/m/form', InForm),
]);

test('a new account is among the names at once', async () => {
  await open('/m/both', { user: 'agent01', toaster: true });
  expect(await screen.findByRole('checkbox', { name: 'player01' })).toBeTruthy();
  await screen.findByRole('group', { name: 'Rebate rates' });
  type('User name', 'newmember88');
  type('Password', 'Secret123');
  type('Confirm password', 'Secret123');
  press('Open account');
  expect(await screen.findByRole('checkbox', { name: 'newmember88' })).toBeTruthy();
});

test('no more names can be chosen than may be', async () => {
  await open('/m/both', { user: 'agent01' });
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(await box('player01'));
  fireEvent.click(await box('vip01'));
  expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
  expect((await box('fresh01')).disabled).toBe(true);
  fireEvent.click(await box('vip01'));
  expect((await box('fresh01')).disabled).toBe(false);
});

test('a name that is chosen stays in view when a search does not find it', async () => {
  await open('/m/both', { user: 'agent01' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'player01' }));
  type('Search by user name', 'vip0');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'fresh01' })).toBeNull());
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['player01', 'vip01']);
});

test('a search that finds nobody says so, below the name that is chosen', async () => {
  await open('/m/both', { user: 'agent01' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'player01' }));
  type('Search by user name', 'zzz');
  expect(await screen.findByText('No members found.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'player01' })).toHaveProperty('checked', true);
});

test('Enter in the search sends no form around it; other keys, and one that ends a composition, reach it', async () => {
  await open('/m/form', { user: 'agent01' });
  await screen.findByRole('radio', { name: 'player01' });
  const search = field('Search by user name');
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(search, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(fireEvent.keyDown(search, { key: 'a' })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(3);
});
