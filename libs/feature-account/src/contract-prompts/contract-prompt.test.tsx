import { api } from '@lobby/api-client';
import { PATHS, readStored } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { ACCOUNT_TYPES, accessDenied, endSession } from '@lobby/session';
import { english, screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContractPrompt } from './contract-prompt';

const { open, address, press, calls, settled, mend, sandbox } = screensOf([
  screenAt(PATHS.home, ContractPrompt),
]);

const requests = () => calls('Req').filter(({ path }) => /\/MCS2_getContrac\w+Req$/.test(path));

const dialog = () =>
  screen.findByRole('alertdialog', { name: english('account-messages:prompt.title') });

/** The contract named in the open dialog. */
const shown = async (name: string) =>
  waitFor(async () => expect((await dialog()).textContent).toContain(name));

/** Accepts the offered salary, as in another tab. */
async function acceptSalary() {
  const { pending } = await api.agent.salaryContract({});
  const contractId = pending?.contractId ?? '';
  const answer = { contractId, action: 'ACCEPT', paymentPassword: '135790' } as const;
  await api.agent.processSalary(answer, { key: 'accept-the-salary' });
}

/** Records the texts of all dialogs from now on. */
function notePrompts(): () => readonly string[] {
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    const dialog = screen.queryByRole('alertdialog');
    if (dialog) texts.push(dialog.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return () => texts;
}

describe('contract prompts (D1 §4)', () => {
  it('are for all members except types 4, 40, 41, 42', () => {
    const types = Object.keys(ACCOUNT_TYPES).filter((type) => {
      const session = { token: 't', merchantCode: 'a', userName: 'u', firstTimeLogin: false };
      const viewer = { session: { ...session, type: Number(type) }, flags: {} as never };
      return accessDenied({ contracts: true }, viewer) === null;
    });
    expect(types).toEqual(['0', '1', '2']);
  });

  it('show salary, dividend and hours one after the other, once a session', async () => {
    await open(PATHS.home, { user: 'agent01' });
    await shown(english('account-messages:prompt.salary'));
    press(english('account-messages:prompt.later'));
    await shown(english('account-messages:prompt.dividend'));
    press(english('account-messages:prompt.later'));
    await shown(english('account-messages:prompt.hour'));
    press(english('account-messages:prompt.later'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests()).toHaveLength(1);
    expect(readStored('contractPrompts')).toEqual([]);
  });

  it.each([
    [0, PATHS.salaryContract],
    [1, PATHS.dividendContract],
    [2, PATHS.hourContract],
  ])('prompt %i opens %s', async (place, path) => {
    await open(PATHS.home, { user: 'agent01' });
    const names = [
      english('account-messages:prompt.salary'),
      english('account-messages:prompt.dividend'),
      english('account-messages:prompt.hour'),
    ];
    for (const name of names.slice(0, place)) {
      await shown(name);
      press(english('account-messages:prompt.later'));
    }
    await shown(names[place] ?? '');
    press(english('account-messages:prompt.open'));
    await waitFor(() => expect(address()).toBe(path));
    expect(readStored('contractPrompts')).toHaveLength(2 - place);
  });

  it('show the rest after a reload, and none once all were dismissed, without another request', async () => {
    const first = await open(PATHS.home, { user: 'agent01' });
    await shown(english('account-messages:prompt.salary'));
    press(english('account-messages:prompt.later'));
    await shown(english('account-messages:prompt.dividend'));
    first.unmount();
    const next = await open(PATHS.home, { reload: true });
    await shown(english('account-messages:prompt.dividend'));
    press(english('account-messages:prompt.later'));
    await shown(english('account-messages:prompt.hour'));
    press(english('account-messages:prompt.later'));
    next.unmount();
    const { length } = requests();
    await open(PATHS.home, { reload: true });
    await settled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requests()).toHaveLength(length);
  });

  it.each([
    ['after a reload', () => undefined],
    ['on the way back to Home', createQueryClient],
  ])('leave out a contract that was answered meanwhile, %s', async (_, keep) => {
    const queries = keep();
    const first = await open(PATHS.home, { user: 'agent01', queries });
    await shown(english('account-messages:prompt.salary'));
    first.unmount();
    await acceptSalary();
    const prompted = notePrompts();
    await open(PATHS.home, { reload: true, queries });
    await shown(english('account-messages:prompt.dividend'));
    expect(prompted().join()).not.toContain(english('account-messages:prompt.salary'));
  });

  it('show none while it is not known whether they still wait', async () => {
    const queries = createQueryClient();
    const first = await open(PATHS.home, { user: 'agent01', queries });
    await shown(english('account-messages:prompt.salary'));
    first.unmount();
    const prompted = notePrompts();
    await open(PATHS.home, { reload: true, queries, answers: { '/wps/*': 503 } });
    await settled();
    expect(prompted()).toEqual([]);
  });

  it('are fetched again in the next session', async () => {
    const first = await open(PATHS.home, { user: 'agent01' });
    await shown(english('account-messages:prompt.salary'));
    press(english('account-messages:prompt.later'));
    act(() => endSession('signed-out'));
    first.unmount();
    expect(readStored('contractPrompts')).toBeNull();
    await open(PATHS.home, { user: 'agent01' });
    await shown(english('account-messages:prompt.salary'));
  });

  it('show nothing if no contract waits', async () => {
    await open(PATHS.home, { user: 'vip01' });
    await waitFor(() => expect(readStored('contractPrompts')).toEqual([]));
    expect(requests()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('show nothing after a failure, and are fetched on the next mount', async () => {
    const request = vi.spyOn(sandbox, 'fetch');
    const { unmount } = await open(PATHS.home, { user: 'agent01', answers: { '/wps/*': 500 } });
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    expect(readStored('contractPrompts')).toBeNull();
    mend();
    await open(PATHS.home, { user: 'agent01' });
    await shown(english('account-messages:prompt.salary'));
  });

  it('wait for another dialog to be closed', async () => {
    const popup = document.createElement('div');
    popup.innerHTML = '<div role="dialog"></div>';
    document.body.append(popup);
    await open(PATHS.home, { user: 'agent01' });
    await waitFor(() => expect(requests()).toHaveLength(1));
    await waitFor(() => expect(readStored('contractPrompts')).toHaveLength(3));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => popup.remove());
    await shown(english('account-messages:prompt.salary'));
  });
});
