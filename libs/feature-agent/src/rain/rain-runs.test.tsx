import { layOut, MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AGENT, JOIN, moved, openRain, RAIN, SEND, tools, withoutCanvas } from './rain.setup';

beforeEach(() => {
  layOut();
  withoutCanvas();
});

/** Waits for a control; mocks the canvas again, as runs restore mocks after each press. */
const expectShown = (role: 'checkbox' | 'button', name: string) => {
  withoutCanvas();
  return waitFor(() => expect(screen.getByRole(role, { name })).toBeTruthy());
};

test(
  'seeded runs: envelopes for downlines are one transfer, whatever happens, and are chosen once',
  () =>
    moneyRuns({
      tools,
      ...AGENT,
      address: `${RAIN}?tab=send`,
      call: SEND,
      amount: '300000',
      ready: () => expectShown('checkbox', 'vip01'),
      fill: (amount) => {
        fireEvent.click(screen.getByRole('checkbox', { name: 'vip01' }));
        tools.type('Sum of all envelopes', amount);
      },
      fillSecrets: () => tools.type('Payment password', '135790'),
      send: () => tools.press('Send the envelopes'),
      typed: () => tools.field('Sum of all envelopes').value.replaceAll('.', ''),
      isDone: () =>
        screen.queryByText('The envelopes were sent.') !== null ||
        screen.queryByRole('region', { name: 'Envelopes sent' }) !== null,
      orders: () => moved('agent01', 'RED_ENVELOPE_OUT').length,
    }),
  MONEY_RUNS_MS,
);

test(
  'seeded runs: a rain gives one envelope, whatever happens',
  () => {
    let before = 0;
    return moneyRuns({
      tools: {
        ...tools,
        get sandbox() {
          return tools.sandbox;
        },
        open: async (at, options = {}) => {
          withoutCanvas();
          const view = await tools.open(at, {
            ...options,
            ...(options.reload ? {} : { prepare: openRain() }),
          });
          if (!options.reload) before = moved('agent01', 'RED_ENVELOPE').length;
          return view;
        },
      },
      ...AGENT,
      address: RAIN,
      call: JOIN,
      amount: '',
      ready: () => expectShown('button', 'Take an envelope'),
      fill: () => undefined,
      send: () => tools.press('Take an envelope'),
      typed: () => '',
      isDone: () => screen.queryByText('Your envelope:') !== null,
      orders: () => moved('agent01', 'RED_ENVELOPE').length - before,
    });
  },
  MONEY_RUNS_MS,
);

test('an envelope that is taken cannot be taken again', async () => {
  await tools.open(RAIN, { ...AGENT, prepare: openRain() });
  await tools.findAndPress('Take an envelope');
  await screen.findByText('Your envelope:');
  await tools.open(RAIN, { reload: true });
  await screen.findByText('Your envelope:');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Take an envelope' })).toBeNull(),
  );
});
