import { loadLabels } from '@lobby/i18n';
import { askedAddressAtom, openAddress, sessionStore, type ScreenRoute } from '@lobby/session';
import { renderScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shellLabels } from '../labels';
import AddressOpener from './address-opener';

const route: ScreenRoute = {
  path: '/m/*',
  screen: 'Anything',
  handle: { title: 'shell:home.title', header: true, bottomBar: true, back: 'none', needs: null },
  load: async () => {
    await loadLabels(['shell']);
    return {
      Component: () => (
        <>
          <p>A page</p>
          <AddressOpener />
          <Toaster closeLabel="Close" />
        </>
      ),
    };
  },
};

async function press(address: string) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const view = await renderScreen([route], [shellLabels], { at: '/m/home' });
  await screen.findByText('A page');
  act(() => openAddress(address));
  return { ...view, opened };
}

const asked = () => sessionStore.get(askedAddressAtom);

afterEach(() => sessionStore.set(askedAddressAtom, null));

test('a page of ours opens at once (decision 23)', async () => {
  const { address, opened } = await press('/m/rewardCenter?id=7');
  await waitFor(() => expect(address()).toBe('/m/rewardCenter?id=7'));
  expect(opened).not.toHaveBeenCalled();
  expect(asked()).toBeNull();
});

test('another site opens after a question that names its host, and cannot reach back', async () => {
  const { opened } = await press('https://news.example/a?b=1');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Aurora?' });
  expect(dialog.textContent).toContain('news.example');
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Open the site' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    'https://news.example/a?b=1',
    '_blank',
    'noopener,noreferrer',
  );
  expect(asked()).toBeNull();
});

test('nothing opens where one stays', async () => {
  const { address, opened } = await press('http://news.example/');
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
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
  const { address, opened } = await press(bad);
  expect(await screen.findByText('This address cannot be opened.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
});

test('the question names the host as it is, not as it is dressed', async () => {
  await press('https://аpple.example/');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('xn--');
});
