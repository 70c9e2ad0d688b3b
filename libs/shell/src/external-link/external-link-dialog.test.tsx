import { pendingLinkAtom, openExternalLink } from '@lobby/feature-kit';
import { sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ExternalLinkDialog from './external-link-dialog';

function Page() {
  return (
    <>
      <p>A page</p>
      <ExternalLinkDialog />
    </>
  );
}

const { open, press, findAndPress, address } = screensOf([screenAt('/m/*', Page)]);

/** Opens an address from a page; returns the spy of `window.open`. */
async function openFrom(target: string) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open('/m/home', { toaster: true });
  await screen.findByText('A page');
  act(() => openExternalLink(target));
  return opened;
}

const pendingLink = () => sessionStore.get(pendingLinkAtom);

test('an internal address opens at once (decision 23)', async () => {
  const opened = await openFrom('/m/rewardCenter?id=7');
  await waitFor(() => expect(address()).toBe('/m/rewardCenter?id=7'));
  expect(opened).not.toHaveBeenCalled();
  expect(pendingLink()).toBeNull();
});

test('an external address opens after a dialog that names its host, without opener', async () => {
  const opened = await openFrom('https://news.example/a?b=1');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Aurora?' });
  expect(dialog.textContent).toContain('news.example');
  expect(opened).not.toHaveBeenCalled();
  press('Open the site');
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    'https://news.example/a?b=1',
    '_blank',
    'noopener,noreferrer',
  );
  expect(pendingLink()).toBeNull();
});

test('nothing opens when the dialog is cancelled', async () => {
  const opened = await openFrom('http://news.example/');
  await findAndPress('Stay');
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
  expect(pendingLink()).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//news.example/',
  '/wps/session/logout',
  'https://aurora.example@news.example:x/',
])('%s is refused with a message', async (bad) => {
  const opened = await openFrom(bad);
  expect(await screen.findByText('This link can’t be opened.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
});

test('the dialog shows a homograph host in punycode', async () => {
  await openFrom('https://аpple.example/');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('xn--');
});
