import type { SecurityConfig } from '@lobby/api-client';
import { QueryPage, QueryState, useAddressQuery } from '@lobby/feature-kit';
import { Card, TabPanel, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { realMoneyOnly } from '../real-money-only';
import { configQuery, paymentPasswordQuery, type PaymentPasswordState } from '../security.query';
import { ChangePaymentPassword } from './change-payment-password';
import { ResetByQuestions } from './reset-by-questions';
import { ResetBySms } from './reset-by-sms';
import { SetPaymentPassword } from './set-payment-password';

/** Props of each form that sets a new payment password. */
export interface ProofProps {
  config: SecurityConfig;
  password: PaymentPasswordState;
}

const PANEL = 'proof';

/** Forms by kind of proof. */
const PROOFS = [
  { id: 'old', label: 'payment.byOld', Form: ChangePaymentPassword },
  { id: 'sms', label: 'payment.bySms', Form: ResetBySms },
  { id: 'questions', label: 'payment.byQuestions', Form: ResetByQuestions },
] as const;

/** Payment password: set, change, reset by SMS or by security questions (`?by=`). */
function PaymentPasswordScreen() {
  const config = useQuery(configQuery);
  const password = useQuery(paymentPasswordQuery);
  return (
    <QueryPage query={config}>
      {(settings) => (
        <QueryState query={password}>
          {(state) =>
            state.hasPaymentPassword ? (
              <Proofs config={settings} password={state} />
            ) : (
              <SetPaymentPassword />
            )
          }
        </QueryState>
      )}
    </QueryPage>
  );
}

function Proofs(props: ProofProps) {
  const { t } = useTranslation('member-security');
  const { query, change } = useAddressQuery();
  const { id, Form } = PROOFS.find((proof) => proof.id === query.get('by')) ?? PROOFS[0];
  return (
    <>
      <Tabs
        label={t('payment.proofs')}
        items={PROOFS.map((proof) => ({ id: proof.id, label: t(proof.label) }))}
        value={id}
        onChange={(by) => change({ by })}
        controls={PANEL}
      />
      <TabPanel id={PANEL} value={id}>
        <Card>
          <Form key={id} {...props} />
        </Card>
      </TabPanel>
    </>
  );
}

export const Component = realMoneyOnly(PaymentPasswordScreen);
