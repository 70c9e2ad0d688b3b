import { screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const { open, findAndPress, mend } = screensOf(accountRoutes);

const POPULAR = '/lgw/games/popular';

describe('notices (D1 §2)', () => {
  it('are listed for guests too, the most read first', async () => {
    await open('/m/notice');
    const list = within(await screen.findByRole('list', { name: 'Notices' }));
    const titles = list.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toBe('Set your own limits');
    expect(list.getAllByText(/^\d{4}-\d\d-\d\d$/)).toHaveLength(5);
  });

  it('are all there, as many as the platform gives', async () => {
    await open('/m/notice', {
      prepare: ({ control }) => {
        for (let number = 1; number <= 12; number += 1)
          control.content({ brand: 'aurora', kind: 'notice', title: `Notice ${number}` });
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(list.getAllByRole('heading')).toHaveLength(17);
  });

  it('open whole over the list, and close', async () => {
    await open('/m/notice');
    await findAndPress('Customer service hours');
    const dialog = await screen.findByRole('dialog', { name: 'Customer service hours' });
    expect(await within(dialog).findByText('8 a.m. to midnight')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show an empty state', async () => {
    await open('/m/notice', { answers: { [POPULAR]: { value: { list: [] } } } });
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
  });

  it('show a failure with a retry', async () => {
    await open('/m/notice', { answers: { [POPULAR]: 503 } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Customer service hours' })).toBeTruthy();
  });
});
