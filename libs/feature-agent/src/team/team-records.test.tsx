import { layOut, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentRoutes } from '../routes';

const { open, type, address, alertText, chooseTab } = screensOf(agentRoutes);

beforeEach(layOut);

const AGENT = { user: 'agent01', toaster: true } as const;

describe('team records', () => {
  const rows = async (title: string) =>
    within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');

  it('bets are those of the team, of one member too', async () => {
    await open('/m/teamBetting?range=30', AGENT);
    expect((await rows('Team bets')).length).toBeGreaterThan(0);
    type('User name of a member', 'player01');
    await waitFor(() => expect(address()).toContain('userName=player01'));
    await waitFor(async () => {
      for (const row of await rows('Team bets')) expect(row.textContent).toContain('player01');
    });
  });

  it('bets of somebody else say that there is no such member', async () => {
    await open('/m/teamBetting?userName=general01', AGENT);
    expect(await alertText()).toContain('can’t find this member');
  });

  it('profit and loss goes from the team down to a member, and by product and day', async () => {
    await open('/m/agent/team/pnl?range=30', { user: 'general01' });
    const [row] = await rows('Team profit and loss');
    expect(row?.textContent).toMatch(/^agent01/);
    fireEvent.click(within(row ?? document.body).getByRole('link'));
    expect(await screen.findByText('agent01', { selector: '[aria-current]' })).toBeTruthy();
    await chooseTab('Products');
    await waitFor(() => expect(address()).toMatch(/by=CATEGORY/));
    await waitFor(async () =>
      expect((await rows('Team profit and loss')).map((one) => one.textContent).join()).toMatch(
        /Deposits, withdrawals, bonuses/,
      ),
    );
    await chooseTab('Days');
    await waitFor(async () =>
      expect((await rows('Team profit and loss'))[0]?.textContent).toMatch(/^\d+ \w+ 20\d\d/),
    );
  });
});
