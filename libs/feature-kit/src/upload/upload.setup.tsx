import { useState } from 'react';
import * as z from 'zod/mini';
import { fieldErrorLabel } from '../field-errors/field-error';
import { AppForm } from '../form/app-form';
import { useAppForm } from '../form/use-app-form';
import { screen } from '../navigation/screen-route';
import { AmountField } from '../amount/amount-field';
import { useAmountRule } from '../amount/use-amount-rule';
import { UploadField } from './upload-field';

const proofs = z
  .array(z.string())
  .check(z.minLength(1, { error: fieldErrorLabel('imageRequired') }));

/** Minimal form of an amount with its proof; shows what it would send. */
function Proof() {
  const [sent, setSent] = useState('');
  const rule = useAmountRule({ min: '50000', max: '1000000' });
  const form = useAppForm({
    key: 'proof',
    schema: z.object({ amount: rule.schema, proofs }),
    defaults: { amount: '', proofs: [] },
    send: async (values) => values,
    onDone: ({ amount, proofs: ids }) => setSent(`${amount} with ${ids.length}`),
  });
  return (
    <div style={{ padding: 16 }}>
      <AppForm form={form} submit="Send" busyLabel="Sending">
        <AmountField
          field={form.control('amount', rule)}
          rule={rule}
          quick={['100000', '500000']}
        />
        <UploadField field={form.control('proofs')} purpose="PROOF" label="Proof" />
        {sent && <output>{sent}</output>}
      </AppForm>
    </div>
  );
}

export const PROOF_ROUTE = screen(
  '/m/proof',
  'common:action.confirm',
  async () => ({ Component: Proof }),
  { needs: { session: true }, labels: ['forms', 'errors'] },
);
