import {
  AmountField,
  AppForm,
  ChoiceRow,
  fieldErrorLabel,
  MoneyDoubt,
  requiredText,
  UploadField,
  useAmountRule,
  useAppForm,
  useMoneyAction,
  type ControlProps,
  type MoneyOrder,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Bank, Card, Rows, TextField } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { beginDeposit, methodsQuery, orderPath, type OpenMethod } from './deposit.query';

const AMOUNT = /^\d{1,20}(?:\.\d{1,8})?$/;

interface DepositFormProps {
  method: OpenMethod;
  /** Initial amount, from the address. */
  amount: string;
}

function useSchema(
  { banks, needPayerName, needProof }: OpenMethod,
  amount: z.ZodMiniType<string, string>,
) {
  return useMemo(() => {
    const [first] = banks;
    const known = (code: string) => banks.some(({ bankCode }) => bankCode === code);
    return z.object({
      amount,
      // Banks differ by method.
      bankCode: z.pipe(
        z.string(),
        z.transform((code) => (known(code) ? code : (first?.bankCode ?? ''))),
      ),
      payerName: needPayerName ? requiredText() : z.string(),
      proofImages: z
        .array(z.string())
        .check(z.minLength(needProof ? 1 : 0, { error: fieldErrorLabel('imageRequired') })),
    });
  }, [banks, needPayerName, needProof, amount]);
}

/** Form of a method and its money action; a success opens the order. */
function useDepositForm({ method, amount }: DepositFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = useLanguage();
  const rule = useAmountRule(method);
  const schema = useSchema(method, rule.schema);
  const showOrder = ({ orderNo }: MoneyOrder) => {
    if (orderNo !== undefined) void navigate(orderPath(orderNo));
  };
  const money = useMoneyAction<z.output<typeof schema>>({
    name: 'deposit',
    about: (values) => `${method.methodId} ${values.bankCode} ${values.amount}`,
    send: (values, options) => beginDeposit(method, values, options),
    onFound: showOrder,
  });
  const form = useAppForm({
    key: 'deposit',
    schema,
    defaults: {
      amount: AMOUNT.test(amount) ? amount : '',
      bankCode: method.banks[0]?.bankCode ?? '',
      payerName: '',
      proofImages: [],
    },
    fields: { payerName: 'payerName', proofImages: 'proofImages' },
    refusals: {
      'amount.out.of.range': 'amount',
      'protection.limit.reached': 'amount',
      'upload.invalid': 'proofImages',
    },
    send: money.send,
    onDone: showOrder,
    // The method changed since it was loaded.
    onFailed: ({ code }) => {
      if (code === 'amount.out.of.range' || code === 'deposit.method.closed')
        void client.invalidateQueries({ queryKey: methodsQuery(language).queryKey });
    },
  });
  return { form, money, rule };
}

interface BankRowProps {
  method: OpenMethod;
  bank: Pick<ControlProps<string>, 'value' | 'onChange'>;
}

/** Choice of the method's bank; renders nothing where there is only one. */
function BankRow({ method, bank }: BankRowProps) {
  const { t } = useTranslation('member-deposit');
  if (method.banks.length < 2) return null;
  const banks = method.banks.map(({ bankCode, bankName }) => ({
    value: bankCode,
    label: bankName,
  }));
  const chosen = banks.find(({ value }) => value === bank.value) ?? banks[0];
  return (
    <Rows>
      <ChoiceRow
        label={t('deposit.bank')}
        icon={<Bank />}
        options={banks}
        value={chosen?.value}
        onChange={bank.onChange}
      />
    </Rows>
  );
}

/** Form of a method: bank, amount, payer, proof. One order per intent. */
export function DepositForm({ method, amount }: DepositFormProps) {
  const { t } = useTranslation('member-deposit');
  const { form, money, rule } = useDepositForm({ method, amount });
  return (
    <>
      <BankRow method={method} bank={form.control('bankCode')} />
      <Card>
        <AppForm form={form} submit={t('deposit.action')} busy={t('deposit.busy')} alertAt="button">
          <AmountField
            field={form.control('amount', rule)}
            rule={rule}
            quick={method.quickAmounts}
          />
          {method.needPayerName && (
            <TextField
              {...form.field('payerName')}
              label={t('deposit.payerName')}
              hint={t('deposit.payerNameHint')}
              autoComplete="name"
              maxLength={64}
              aria-required
            />
          )}
          {method.needProof && (
            <UploadField
              field={form.control('proofImages')}
              purpose="PROOF"
              label={t('deposit.proof')}
              hint={t('deposit.proofHint')}
            />
          )}
          <MoneyDoubt money={money} />
        </AppForm>
      </Card>
    </>
  );
}
