import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Sheet } from '../sheet/sheet';
import { useBackCloses } from './use-back-closes';
import { watchBack } from './watch-back';

watchBack();

/** History events that a router receives. */
const heard = vi.fn();

beforeEach(() => {
  heard.mockClear();
  history.pushState({ idx: 0 }, '', '/m/home');
  history.pushState({ idx: 1 }, '', '/m/register');
  addEventListener('popstate', heard);
  onTestFinished(() => removeEventListener('popstate', heard));
});

const back = () => act(async () => history.back());
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

function Overlay({ name, onClosed }: { name: string; onClosed?(): void }) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => {
    setOpen(false);
    onClosed?.();
  });
  return open ? <p>{name}</p> : null;
}

const shown = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('back closes what is open and stays; the next back leaves the page', async () => {
  render(<Overlay name="terms" />);
  await back();
  await waitFor(() => expect(shown()).toEqual([]));
  await at('/m/register');
  expect(history.state).toEqual({ idx: 1 });
  expect(heard).not.toHaveBeenCalled();
  await back();
  await at('/m/home');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('of two the last opened closes first', async () => {
  render([<Overlay key="1" name="message" />, <Overlay key="2" name="delete it?" />]);
  await back();
  await waitFor(() => expect(shown()).toEqual(['message']));
  await at('/m/register');
  await back();
  await waitFor(() => expect(shown()).toEqual([]));
  await at('/m/register');
});

test('one that opens as another one closes by back closes by the next', async () => {
  function Both() {
    const [asked, setAsked] = useState(false);
    return [
      <Overlay key="1" name="form" onClosed={() => setAsked(true)} />,
      asked && <Overlay key="2" name="drop it?" />,
    ];
  }
  render(<Both />);
  // The history navigation is slower than React.
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  await back();
  await waitFor(() => expect(shown()).toEqual(['drop it?']));
  go.mockRestore();
  await act(async () => history.go(1));
  await at('/m/register');
  await back();
  await waitFor(() => expect(shown()).toEqual([]));
  await at('/m/register');
  expect(heard).not.toHaveBeenCalled();
});

test('back under one that outlived a navigation stays on the page that is shown', async () => {
  const Where = () => <h1>{useLocation().pathname}</h1>;
  const Layout = () => [<Outlet key="1" />, <Overlay key="2" name="take a break?" />];
  const router = createBrowserRouter([
    { Component: Layout, children: [{ path: '*', Component: Where }] },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/m/order'));
  await back();
  await waitFor(() => expect(shown()).toEqual([]));
  await at('/m/order');
  expect(screen.getByRole('heading').textContent).toBe('/m/order');
  await back();
  await at('/m/register');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('/m/register'));
});

test('one that leaves the page by itself holds nothing back', async () => {
  render(<Overlay name="terms" />).unmount();
  await back();
  await at('/m/home');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a sheet and a dialog close by back', async () => {
  const onClose = vi.fn();
  const { unmount } = render(
    <Sheet open onClose={onClose} title="Terms">
      <p>Text</p>
    </Sheet>,
  );
  await screen.findByRole('dialog');
  await back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await at('/m/register');
  unmount();
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  render(<ConfirmDialog open title="Sign out?" text="" {...{ onCancel, onConfirm }} />);
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  await at('/m/register');
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['a touch device', true, 1],
  ['a device with a mouse, where Escape would close two', false, 0],
])('the close request of %s is listened to', async (_, touch, watchers) => {
  const made: EventTarget[] = [];
  const destroy = vi.fn();
  class CloseWatcher extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query === '(hover: none)' }));
  render(<Overlay name="terms" />);
  expect(made).toHaveLength(watchers);
  act(() => made.forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
  expect(shown()).toEqual(touch ? [] : ['terms']);
  expect(destroy).toHaveBeenCalledTimes(watchers);
});
