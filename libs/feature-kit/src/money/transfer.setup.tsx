import { api } from '@lobby/api-client';
import { TextField } from '@lobby/ui-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '../field-errors/field-schemas';
import { AppForm } from '../form/app-form';
import { useAppForm } from '../form/use-app-form';
import { screen } from '../navigation/screen-route';
import { UnknownOutcome } from './unknown-outcome';
import { useMoneyAction } from './use-money-action';

const schema = z.object({ amount: requiredText() });

/** A minimal money screen for tests and stories: a transfer to the safe. */
export function Transfer() {
  const [orders, setOrders] = useState<(string | undefined)[]>([]);
  const show = ({ orderNo }: { orderNo: string | undefined }) =>
    setOrders((known) => [...known, orderNo]);
  const money = useMoneyAction({
    name: 'wallet.transfer',
    about: ({ amount }: z.output<typeof schema>) => amount,
    send: ({ amount }, options) =>
      api.wallet.transfer({ from: 'MAIN', to: 'SAFE', amount }, options),
    onFound: show,
  });
  const form = useAppForm({
    key: 'transfer',
    schema,
    defaults: { amount: '' },
    send: money.send,
    leftText: 'Moved',
    onDone: (order) => {
      show(order);
      form.restart();
    },
  });
  return (
    <AppForm form={form} submit="Transfer" busyLabel="Sending">
      <TextField {...form.field('amount')} label="Amount" />
      <UnknownOutcome money={money} />
      <ul aria-label="Orders">
        {orders.map((orderNo, place) => (
          <li key={place}>{orderNo}</li>
        ))}
      </ul>
    </AppForm>
  );
}

export const TRANSFER_ROUTE = screen(
  '/m/transfer',
  'common:action.confirm',
  async () => ({ Component: Transfer }),
  { needs: { session: true }, labels: ['forms', 'errors'] },
);
