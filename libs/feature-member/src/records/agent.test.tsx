import { api } from '@lobby/api-client';
import { layOut, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf([...memberRoutes, screenAt('/m/home', () => <p>Home</p>)]);
const { open, calls, address, chooseTab, type, alertText } = tools;

beforeEach(layOut);

const TEAM = '/wps/relay/ODSFE2_TeamTransactions';
const OWN = '/wps/relay/ODS2_MemberTransaction';
const AGENT = { user: 'agent01' };

const rows = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');

describe('the transaction record with types=A (D2 §2)', () => {
  it('lists the team’s money by the platform’s names, without a balance', async () => {
    await open('/m/transaction/record?types=A&range=30', AGENT);
    const [row] = await rows('Team transactions');
    await waitFor(() => expect(row?.textContent).not.toMatch(/[A-Z]{3,}_/));
    expect(document.body.textContent).not.toContain('Balance after');
    expect(calls(OWN)).toHaveLength(0);
  });

  it('lists one member, by whole name, and says that one is not of the team', async () => {
    await open('/m/transaction/record?types=A&range=30', AGENT);
    await rows('Team transactions');
    type('User name of a member', 'player01');
    await waitFor(() => expect(address()).toContain('userName=player01'));
    await waitFor(async () => {
      for (const row of await rows('Team transactions'))
        expect(row.textContent).toContain('player01');
    });
    await open('/m/transaction/record?types=A&userName=general01', AGENT);
    expect(await alertText()).toContain('can’t find this member');
  });

  it('lists the agent’s earnings and transfers', async () => {
    await open('/m/transaction/record?types=A&range=30', AGENT);
    await chooseTab('My own');
    const shown = await rows('Agent transactions');
    expect(shown.length).toBeGreaterThan(0);
    expect(address()).toContain('of=own');
    const types = await api.wallet.transactionTypes({ types: 'A' });
    const names = types.map(({ txName }) => txName);
    for (const row of shown)
      expect(names.some((name) => row.textContent.includes(name))).toBe(true);
  });

  it.each(['player01', 'virtual01'])('sends %s Home', async (user) => {
    await open('/m/transaction/record?types=A', { user });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls(TEAM)).toHaveLength(0);
  });

  it('is the member’s own record without it', async () => {
    await open('/m/transaction/record?range=30', AGENT);
    expect((await rows('Transaction record')).length).toBeGreaterThan(0);
    expect(calls(TEAM)).toHaveLength(0);
  });
});
