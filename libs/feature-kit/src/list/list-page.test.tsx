import { api } from '@lobby/api-client';
import { english, screenAt, screensOf } from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListPage } from './list-page';

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const NEW = 'Said a moment ago';

/** A list of the members' notices. */
function Notices() {
  const query = useQuery({
    queryKey: ['notices'],
    queryFn: () => api.announcements.board('members'),
    retry: false,
  });
  return (
    <ListPage query={query}>
      <ul>
        {query.data?.notices.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ListPage>
  );
}

const { open, press, statusText, calls, fail, sandbox } = screensOf([
  screenAt('/m/notices', Notices),
]);

async function openList() {
  await open('/m/notices', { user: 'player01', toaster: true });
  const list = await screen.findByRole('list');
  const requests = () => calls(LIST).length;
  return { list, requests };
}

function pull(list: HTMLElement, px: number) {
  fireEvent.touchStart(list, { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(list, { touches: [{ clientX: 0, clientY: px }] });
  fireEvent.touchEnd(list, { touches: [] });
}

describe('a list', () => {
  it('is fetched again when it is pulled down further than 120 px (D1 §4)', async () => {
    const { list, requests } = await openList();
    sandbox.control.content({ brand: 'aurora', kind: 'notice', title: NEW });
    const before = requests();
    pull(list, 121);
    expect(statusText()).toBe(english('common:refresh.busy'));
    expect(await screen.findByText(NEW)).toBeTruthy();
    expect(requests()).toBe(before + 1);
    await waitFor(() => expect(statusText()).toBe(''));
  });

  it('is not fetched again after a shorter pull', async () => {
    const { list, requests } = await openList();
    const before = requests();
    pull(list, 120);
    expect(statusText()).toBe('');
    expect(requests()).toBe(before);
  });

  it('is fetched again by its button', async () => {
    await openList();
    sandbox.control.content({ brand: 'aurora', kind: 'notice', title: NEW });
    press(english('common:refresh.action'));
    expect(await screen.findByText(NEW)).toBeTruthy();
  });

  it('stays as it was if the fetch fails, and shows an error', async () => {
    const { list } = await openList();
    const rows = screen.getAllByRole('listitem').length;
    fail(LIST, 400);
    pull(list, 200);
    expect(await screen.findByText(english('forms:refresh.failed'))).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(rows);
  });
});
