import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

const POPULAR = '/lgw/games/popular';

const open = (prepare?: (sandbox: RenderedScreen['sandbox']) => void) =>
  renderScreen(accountRoutes, [accountLabels], {
    at: '/m/notice',
    ...(prepare ? { prepare } : {}),
  });

describe('notices (D1 §2)', () => {
  it('are listed for guests too, the most read first', async () => {
    await open();
    const list = within(await screen.findByRole('list', { name: 'Notices' }));
    const titles = list.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toBe('Limits of your own');
    expect(list.getAllByText(/^\d{4}-\d\d-\d\d$/)).toHaveLength(5);
  });

  it('open whole over the list, and close', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Support hours' }));
    const dialog = await screen.findByRole('dialog', { name: 'Support hours' });
    expect(await within(dialog).findByText('8:00 to 24:00')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say that there is nothing', async () => {
    const body = { success: true, value: { list: [] } };
    await open(({ control }) =>
      control.faults([{ path: POPULAR, kind: 'replace', rate: 1, body }]),
    );
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
  });

  it('say that they did not load, and try again', async () => {
    const { sandbox } = await open(({ control }) =>
      control.faults([{ path: POPULAR, kind: 'status', status: 503, rate: 1 }]),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    sandbox.control.faults([]);
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Support hours' })).toBeTruthy();
  });
});
