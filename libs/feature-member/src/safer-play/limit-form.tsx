import { api, type LimitName } from '@lobby/api-client';
import {
  AmountField,
  AppForm,
  type KnownLimit,
  protectionQuery,
  useAmountRule,
  useAppForm,
  useLimitUnit,
  useProtectionChange,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { Card, ConfirmDialog, toast } from '@lobby/ui-kit';
import { useMemo, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isLimitSet, limitBounds, limitOf, raisesLimit } from './limit-rules';
import styles from './safer-play.module.css';

interface LimitFormProps {
  name: LimitName;
  /** Limit in force; undefined if none. */
  limit: KnownLimit | undefined;
}

/** Form of a limit: lowers it at once, asks before raising it. */
function useLimitForm({ name, limit }: LimitFormProps) {
  const { t } = useTranslation('member-safer-play');
  const change = useProtectionChange();
  const unit = useLimitUnit(name.kind);
  const rule = useAmountRule(limitBounds(name), unit);
  const [asking, setAsking] = useState<string>();
  const state = useAppForm({
    key: 'limit',
    schema: useMemo(() => z.object({ amount: rule.schema }), [rule]),
    defaults: { amount: '' },
    refusals: { 'field.invalid': 'amount' },
    outdated: { 'protection.not.changeable': protectionQuery.queryKey },
    drafts: { amount: `limit.${name.kind}.${name.period}` },
    send: ({ amount }) =>
      change(
        () => api.protection.setLimit({ ...name, amount }),
        (now) => isLimitSet(now, name, amount),
      ),
    onDone: (now) => {
      toast.success(t(limitOf(now, name)?.pending ? 'limit.waits' : 'limit.saved'));
      state.restart();
    },
  });
  const submitOrAsk = ({ amount }: { amount: string }) => {
    if (raisesLimit(limit, amount)) setAsking(formatMoney(amount, unit));
    else state.onSubmit();
  };
  const onSubmit = (event?: SyntheticEvent) => void state.form.handleSubmit(submitOrAsk)(event);
  return { form: { ...state, onSubmit }, rule, asking, setAsking, send: state.onSubmit };
}

/** Sets, lowers or raises a limit. */
export function LimitForm(props: LimitFormProps) {
  const { t } = useTranslation('member-safer-play');
  const { form, rule, asking, setAsking, send } = useLimitForm(props);
  return (
    <Card>
      <AppForm form={form} submit={t('limit.save')} busyLabel={t('limit.saving')} alertAt="button">
        <AmountField
          field={form.control('amount', rule)}
          rule={rule}
          label={t('limit.amount')}
          hint={props.name.kind === 'SESSION' ? undefined : t('limit.hint')}
        />
        <p className={styles.text}>{t('limit.rule')}</p>
      </AppForm>
      <ConfirmDialog
        open={asking !== undefined}
        title={t('raise.title')}
        text={t('raise.text', { amount: asking })}
        confirmLabel={t('raise.confirm')}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          send();
        }}
      />
    </Card>
  );
}
