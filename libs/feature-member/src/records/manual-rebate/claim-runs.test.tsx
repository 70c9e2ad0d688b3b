import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);

/** Ledger keys of rebates paid by a claim or the daily job, besides the seeded ones. */
const PAID_BY_DAY = /^rebate\//;

const payments = () =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora', all: true })
    .transactions.filter(({ key }) => PAID_BY_DAY.test(key));

/** Presses the claim button, or the button that queries an unknown outcome. */
function pressFirst() {
  const [first] = screen.getAllByRole('button', { name: /^(?:Claim all|Check the result)/ });
  fireEvent.click(first ?? expect.unreachable());
}

test(
  'seeded runs: rebates are claimed once, whatever happens',
  () =>
    moneyRuns({
      tools,
      user: 'player01',
      address: '/m/member/manualRebate',
      prepare: ({ control }) => {
        control.knobs.runNext({ kind: 'rebates.day', subject: 'aurora' });
        expect(payments()).toEqual([]);
      },
      call: '/wps/relay/MCS2_claimAllManualRebate',
      ready: () => screen.findByRole('button', { name: 'Claim all' }),
      send: pressFirst,
      isDone: () => screen.queryByRole('heading', { name: 'No rebate to claim' }) !== null,
      // A claim is one order, even for several categories.
      orders: () => new Set(payments().map(({ refNo }) => refNo)).size,
    }),
  MONEY_RUNS_MS,
);
