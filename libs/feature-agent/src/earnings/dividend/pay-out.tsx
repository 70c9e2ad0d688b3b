import { sumOf } from '@lobby/core';
import type { AgentStatement } from '@lobby/api-client';
import {
  AppForm,
  FormAlert,
  PaymentPasswordField,
  QueryPage,
  UnknownOutcome,
  useBrandClock,
} from '@lobby/feature-kit';
import { formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, Checkbox, EmptyState, FormError } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dueQuery, MOST_AT_ONCE } from './dividend.query';
import { PaidOutcome } from './paid-outcome';
import { joinIds, splitIds, usePayOut } from './use-pay-out';
import styles from './dividend.module.css';

const NONE: readonly AgentStatement[] = [];

/** Dividends due to downlines for past periods: select one or several and pay them from the wallet. */
export function PayOut() {
  const due = useQuery(dueQuery);
  const list = due.data?.list ?? NONE;
  const { form, money, outcome } = usePayOut(list);
  return (
    <QueryPage query={due}>
      {({ total }) => (
        <>
          {outcome && <PaidOutcome outcome={outcome} />}
          {list.length > 0 ? (
            <PayForm form={form} money={money} list={list} total={total} />
          ) : (
            <Nothing form={form} money={money} />
          )}
        </>
      )}
    </QueryPage>
  );
}

/** Empty state; nothing may be due because of a payment with unknown outcome. */
function Nothing({ form, money }: Pick<PayFormProps, 'form' | 'money'>) {
  const { t } = useTranslation('agent-earnings');
  if (money.undecided)
    return (
      <>
        <FormAlert error={form.alert} />
        <UnknownOutcome money={money} />
      </>
    );
  return <EmptyState title={t('pay.none')} text={t('pay.noneText')} />;
}

interface PayFormProps extends Pick<ReturnType<typeof usePayOut>, 'form' | 'money'> {
  list: readonly AgentStatement[];
  /** Number of all due statements; the list has the first of them. */
  total: number;
}

function PayForm({ form, money, list, total }: PayFormProps) {
  const { t } = useTranslation('agent-earnings');
  const currency = useCurrency();
  const { ref, value, error, onChange } = form.control('ids');
  const chosen = splitIds(value).filter((id) => list.some(({ statementId }) => statementId === id));
  const sum = sumOf(
    list.filter(({ statementId }) => chosen.includes(statementId)).map(({ amount }) => amount),
  );
  const toggle = (id: string) =>
    onChange(joinIds(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]));
  const all = chosen.length === list.length;
  const submit =
    chosen.length === 0
      ? t('pay.action')
      : t('pay.actionAmount', { amount: formatMoney(sum, currency) });
  return (
    <Card>
      <AppForm form={form} submit={submit} busyLabel={t('pay.busy')} alertAt="button">
        <fieldset ref={ref} tabIndex={-1} className={styles.due}>
          <legend className={styles.title}>{t('pay.title')}</legend>
          {total > list.length && (
            <p className={styles.note}>{t('pay.first', { number: MOST_AT_ONCE, total })}</p>
          )}
          <Button
            variant="secondary"
            onClick={() => onChange(all ? '' : joinIds(list.map(({ statementId }) => statementId)))}
          >
            {t(all ? 'pay.noneChosen' : 'pay.all')}
          </Button>
          {list.map((statement) => (
            <Checkbox
              key={statement.statementId}
              label={<DueText statement={statement} />}
              checked={chosen.includes(statement.statementId)}
              onChange={() => toggle(statement.statementId)}
            />
          ))}
          {error !== undefined && <FormError>{error}</FormError>}
        </fieldset>
        <p className={styles.sum}>
          <span>{t('pay.sum')}</span>
          <strong>{formatMoney(sum, currency)}</strong>
        </p>
        <p className={styles.note}>{t('pay.note')}</p>
        <PaymentPasswordField field={form.field('paymentPassword')} />
        <UnknownOutcome money={money} />
      </AppForm>
    </Card>
  );
}

/** Receiver, amount and dates of a due dividend. */
function DueText({ statement }: { statement: AgentStatement }) {
  const language = useLanguage();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  const { receiver, amount, startDate, endDate } = statement;
  const day = (time: number) => formatDate(time, language, offsetMs);
  return (
    <span className={styles.dueText}>
      <span>
        {receiver}
        <span className={styles.note}>
          {day(startDate)} – {day(endDate)}
        </span>
      </span>
      <strong>{formatMoney(amount, currency)}</strong>
    </span>
  );
}
