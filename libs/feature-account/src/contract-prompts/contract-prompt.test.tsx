import { PATHS, readStored } from '@lobby/core';
import { ACCOUNT_TYPES, denial, endSession, type ScreenRoute } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import english from '../labels/en.json';
import { ContractPrompt } from './contract-prompt';

type Sandbox = RenderedScreen['sandbox'];

const HOME: ScreenRoute = {
  path: '/m/home',
  screen: 'Where it is placed',
  handle: { title: 'x', header: false, bottomBar: false, back: 'none', needs: null },
  load: () => Promise.resolve({ Component: ContractPrompt }),
};

const open = (user: string, prepare?: (sandbox: Sandbox) => void) =>
  renderScreen([HOME], [accountLabels], { at: '/m/home', user, ...(prepare ? { prepare } : {}) });

const requests = (sandbox: Sandbox) =>
  sandbox.control.calls().filter(({ path }) => /\/MCS2_getContrac\w+Req$/.test(path));

const dialog = () => screen.findByRole('alertdialog', { name: english['prompt.title'] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The contract that the open dialog speaks of. */
const shown = async (name: string) =>
  waitFor(async () => expect((await dialog()).textContent).toContain(name));

describe('contract prompts (D1 §4)', () => {
  it('are for all members except types 4, 40, 41, 42', () => {
    const asked = Object.keys(ACCOUNT_TYPES).filter((type) => {
      const session = { token: 't', merchantCode: 'a', userName: 'u', firstTimeLogin: false };
      const viewer = { session: { ...session, type: Number(type) }, flags: {} as never };
      return denial({ contracts: true }, viewer) === null;
    });
    expect(asked).toEqual(['0', '1', '2']);
  });

  it('ask about salary, dividend and hours, one after the other, once a session', async () => {
    const { sandbox } = await open('agent01');
    await shown(english['prompt.salary']);
    press(english['prompt.later']);
    await shown(english['prompt.dividend']);
    press(english['prompt.later']);
    await shown(english['prompt.hour']);
    press(english['prompt.later']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests(sandbox)).toHaveLength(1);
    expect(readStored('contractPrompts')).toEqual([]);
  });

  it.each([
    [0, PATHS.salaryContract],
    [1, PATHS.dividendContract],
    [2, PATHS.hourContract],
  ])('the prompt at place %i leads to %s', async (place, path) => {
    const { address } = await open('agent01');
    const names = [english['prompt.salary'], english['prompt.dividend'], english['prompt.hour']];
    for (const name of names.slice(0, place)) {
      await shown(name);
      press(english['prompt.later']);
    }
    await shown(names[place] ?? '');
    press(english['prompt.open']);
    await waitFor(() => expect(address()).toBe(path));
    expect(readStored('contractPrompts')).toHaveLength(2 - place);
  });

  it('show what is left after a reload, and ask the platform no more', async () => {
    const first = await open('agent01');
    await shown(english['prompt.salary']);
    press(english['prompt.later']);
    await shown(english['prompt.dividend']);
    first.unmount();
    const { sandbox } = await open('agent01');
    await shown(english['prompt.dividend']);
    expect(requests(sandbox)).toEqual([]);
  });

  it('ask again in the next session', async () => {
    const first = await open('agent01');
    await shown(english['prompt.salary']);
    press(english['prompt.later']);
    act(() => endSession('signed-out'));
    first.unmount();
    expect(readStored('contractPrompts')).toBeNull();
    await open('agent01');
    await shown(english['prompt.salary']);
  });

  it('are silent where nothing waits', async () => {
    const { sandbox } = await open('vip01');
    await waitFor(() => expect(readStored('contractPrompts')).toEqual([]));
    expect(requests(sandbox)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are silent about a failure, and ask with the next visit', async () => {
    const { sandbox, unmount } = await open('agent01', ({ control }) =>
      control.faults([{ path: '/wps/**', kind: 'status', status: 500, rate: 1 }]),
    );
    unmount();
    expect(readStored('contractPrompts')).toBeNull();
    sandbox.control.faults([]);
    await open('agent01');
    await shown(english['prompt.salary']);
  });

  it('wait for another dialog to be closed', async () => {
    const popup = document.createElement('div');
    popup.innerHTML = '<div role="dialog"></div>';
    document.body.append(popup);
    const { sandbox } = await open('agent01');
    await waitFor(() => expect(requests(sandbox)).toHaveLength(1));
    await waitFor(() => expect(readStored('contractPrompts')).toHaveLength(3));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => popup.remove());
    await shown(english['prompt.salary']);
  });
});
