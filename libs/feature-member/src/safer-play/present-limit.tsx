import {
  protectionQuery,
  type KnownLimit,
  removeOnce,
  useLimitUnit,
  useProtectionChange,
} from '@lobby/feature-kit';
import { api } from '@lobby/api-client';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { Button, Card, ConfirmDialog, toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLimitSet, limitOf } from './limit-rules';
import styles from './safer-play.module.css';
import { UsedPart } from './used-part';

/** A limit in force: usage, pending change, removal. */
export function PresentLimit({ limit }: { limit: KnownLimit }) {
  return (
    <Card>
      <div className={styles.stack}>
        <UsedPart limit={limit} />
        {limit.pending && <Waiting limit={limit} pending={limit.pending} />}
        {!limit.pending?.removal && <Remove limit={limit} />}
      </div>
    </Card>
  );
}

interface WaitingProps {
  limit: KnownLimit;
  pending: NonNullable<KnownLimit['pending']>;
}

/** Pending change: cancel it, or confirm it once it is due. */
function Waiting({ limit, pending }: WaitingProps) {
  const { t } = useTranslation('member-safer-play');
  const { kind, period } = limit;
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => removeOnce(() => api.protection.cancelPending({ kind, period })),
    onSuccess: () => void toast.success(t('pending.kept')),
    // Refetch after errors too: the response may be lost although the change was made.
    onSettled: () => client.invalidateQueries(protectionQuery),
  });
  return (
    <div className={styles.pending}>
      <WaitingText limit={limit} pending={pending} />
      <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('pending.keep')}
      </Button>
      {pending.due && <ConfirmChange limit={limit} pending={pending} />}
    </div>
  );
}

function WaitingText({ limit, pending }: WaitingProps) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const unit = useLimitUnit(limit.kind);
  const way = pending.removal ? 'removal' : 'raise';
  const amount = pending.removal ? undefined : formatMoney(pending.amount, unit);
  const when = formatDateTime(pending.effectiveAt, language);
  return (
    <p className={styles.text}>
      {t(`pending.${way}${pending.due ? 'Due' : ''}`, { when, amount })}
    </p>
  );
}

/** Second confirmation; applies only to the change that is displayed. */
function ConfirmChange({ limit: { kind, period }, pending }: WaitingProps) {
  const { t } = useTranslation('member-safer-play');
  const client = useQueryClient();
  const change = useProtectionChange();
  const name = { kind, period };
  const amount = pending.removal ? null : pending.amount;
  const confirm = useMutation({
    mutationFn: () =>
      change(
        () => api.protection.confirmPending({ ...name, amount }),
        (state) => !limitOf(state, name)?.pending && isLimitSet(state, name, amount),
      ),
    onSuccess: () => void toast.success(t('pending.confirmed')),
    // Another tab may have replaced the pending change.
    onError: () => client.invalidateQueries(protectionQuery),
  });
  return (
    <Button variant="secondary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
      {t(pending.removal ? 'pending.confirmRemoval' : 'pending.confirmRaise')}
    </Button>
  );
}

/** Removes the limit after a confirmation; the removal takes effect later, as a raise does. */
function Remove({ limit: { kind, period } }: { limit: KnownLimit }) {
  const { t } = useTranslation('member-safer-play');
  const change = useProtectionChange();
  const [asking, setAsking] = useState(false);
  const name = { kind, period };
  const remove = useMutation({
    mutationFn: () =>
      change(
        () => api.protection.setLimit({ ...name, amount: null }),
        (state) => isLimitSet(state, name, null),
      ),
    onSuccess: (state) =>
      void toast.success(t(limitOf(state, name)?.pending ? 'remove.waits' : 'pending.confirmed')),
  });
  return (
    <>
      <Button variant="secondary" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('remove.title')}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </>
  );
}
