import { renderScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import english from '../labels/en.json';
import { accountRoutes } from '../routes';

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const NEW = 'Said a moment ago';

async function openList() {
  const { sandbox } = await renderScreen(accountRoutes, [accountLabels], {
    at: '/m/message',
    user: 'player01',
  });
  const list = await screen.findByRole('list', { name: english['announcements.title'] });
  const asked = () => sandbox.control.calls().filter(({ path }) => path === LIST).length;
  return { sandbox, list, asked };
}

function pull(list: HTMLElement, px: number) {
  fireEvent.touchStart(list, { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(list, { touches: [{ clientX: 0, clientY: px }] });
  fireEvent.touchEnd(list, { touches: [] });
}

describe('a list', () => {
  it('is fetched again when it is pulled down further than 120 px (D1 §4)', async () => {
    const { sandbox, list, asked } = await openList();
    sandbox.control.content({ brand: 'aurora', kind: 'notice', title: NEW });
    const before = asked();
    pull(list, 121);
    expect(screen.getByRole('status').textContent).toBe(english['refresh.busy']);
    expect(await screen.findByRole('heading', { name: NEW })).toBeTruthy();
    expect(asked()).toBe(before + 1);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('is not fetched again after a shorter pull', async () => {
    const { list, asked } = await openList();
    const before = asked();
    pull(list, 120);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(asked()).toBe(before);
  });

  it('is fetched again by its button, which whoever does not pull has', async () => {
    const { sandbox } = await openList();
    sandbox.control.content({ brand: 'aurora', kind: 'notice', title: NEW });
    fireEvent.click(screen.getByRole('button', { name: english['refresh.action'] }));
    expect(await screen.findByRole('heading', { name: NEW })).toBeTruthy();
  });

  it('stays as it was where it cannot be fetched, and that is told', async () => {
    render(<Toaster closeLabel="Close" />);
    const { sandbox, list } = await openList();
    const rows = screen.getAllByRole('listitem').length;
    sandbox.control.faults([{ path: LIST, rate: 1, kind: 'status', status: 400 }]);
    pull(list, 200);
    expect(await screen.findByText(english['refresh.failed'])).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(rows);
  });
});
