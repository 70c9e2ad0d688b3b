import { layOut, MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DIVIDEND, PAY, PAYER, received, tools } from './dividend.setup';

beforeEach(layOut);

/** Number of seeded dividends, received before any payment. */
const SEEDED = 2;

test(
  'seeded runs: a dividend is paid once, whatever happens, and is chosen once',
  () =>
    moneyRuns({
      tools,
      ...PAYER,
      address: `${DIVIDEND}?tab=pay`,
      call: PAY,
      amount: 'chosen',
      // Ready once the currency is loaded.
      ready: () =>
        waitFor(() =>
          expect(screen.getByText(/^[\d.]+\s₫$/, { selector: 'label strong' })).toBeTruthy(),
        ),
      fill: () => tools.press('Choose all'),
      fillSecrets: () => {
        if (screen.queryByLabelText('Payment password')) tools.type('Payment password', '135790');
      },
      // A completed payment leaves nothing to pay: press the button that queries its outcome.
      send: () => {
        const pay = /^Pay \d/;
        tools.press(screen.queryByRole('button', { name: pay }) ? pay : 'Check the result');
      },
      typed: () =>
        screen.queryAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)
          ? 'chosen'
          : 'none',
      isDone: () =>
        screen.queryByText(/^The payment went through/) !== null ||
        screen.queryByRole('region', { name: 'Outcome of the payment' }) !== null,
      orders: () => received().length - SEEDED,
    }),
  MONEY_RUNS_MS,
);
