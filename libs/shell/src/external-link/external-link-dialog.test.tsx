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

/** Opens an address from a page. Answers the spy of `window.open`. */
async function openFrom(target: string) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open('/m/home', { toaster: true });
  await screen.findByText('A page');
  act(() => openExternalLink(target));
  return opened;
}

const asked = () => sessionStore.get(pendingLinkAtom);

test('a page of ours opens at once (decision 23)', async () => {
  const opened = await openFrom('/m/rewardCenter?id=7');
  await waitFor(() => expect(address()).toBe('/m/rewardCenter?id=7'));
  expect(opened).not.toHaveBeenCalled();
  expect(asked()).toBeNull();
});

test('another site opens after a question that names its host, and cannot reach back', async () => {
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
  expect(asked()).toBeNull();
});

test('nothing opens where one stays', async () => {
  const opened = await openFrom('http://news.example/');
  await findAndPress('Stay');
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
  expect(asked()).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//news.example/',
  '/wps/session/logout',
  'https://aurora.example@news.example:x/',
])('%s is refused with a message', async (bad) => {
  const opened = await openFrom(bad);
  expect(await screen.findByText('This address cannot be opened.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
});

test('the question names the host as it is, not as it is dressed', async () => {
  await openFrom('https://аpple.example/');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('xn--');
});
