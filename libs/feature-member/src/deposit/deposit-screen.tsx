import type { DepositMethod } from '@lobby/api-client';
import { ChoiceRow, QueryPage } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { EmptyState, Rows, Wallet } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DepositForm } from './deposit-form';
import { isKnown, methodsQuery } from './deposit.query';

/** Deposit (D2 §7): choice of a method and its form. */
export function DepositScreen() {
  const methods = useQuery(methodsQuery(useLanguage()));
  return <QueryPage query={methods}>{(list) => <Methods methods={list} />}</QueryPage>;
}

/** Bounds and fee of a method in one line. */
function useMethodNote() {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  return ({ min, max, feeRate, maintenance }: DepositMethod) => {
    if (maintenance) return t('method.closed');
    const rate = formatRate(feeRate, language);
    const fee = Number(feeRate) > 0 ? t('method.fee', { rate }) : t('method.noFee');
    return `${formatMoney(min, currency)} – ${formatMoney(max, currency)} · ${fee}`;
  };
}

function Methods({ methods }: { methods: readonly DepositMethod[] }) {
  const { t } = useTranslation('member-deposit');
  const [query, setQuery] = useSearchParams();
  const noteOf = useMethodNote();
  const known = methods.filter(isKnown);
  const open = known.filter(({ maintenance }) => !maintenance);
  const method = open.find(({ methodId }) => methodId === query.get('method')) ?? open[0];
  if (!method) {
    return <EmptyState title={t('method.none')} text={t('method.noneText')} />;
  }
  return (
    <>
      <Rows>
        <ChoiceRow
          label={t('method.label')}
          icon={<Wallet />}
          options={known.map((one) => ({
            value: one.methodId,
            label: one.methodName,
            note: noteOf(one),
            disabled: one.maintenance,
          }))}
          value={method.methodId}
          onChange={(chosen) => setQuery({ method: chosen }, { replace: true })}
        />
      </Rows>
      <DepositForm method={method} amount={query.get('amount') ?? ''} />
    </>
  );
}

export const Component = DepositScreen;
