import { api, ApiError } from '@lobby/api-client';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { Button, Card, ConfirmDialog, toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSet, type KnownLimit } from './limits';
import { changeOnce, protectionQuery } from './protection.query';
import styles from './safer-play.module.css';
import { UsedPart } from './used-part';
import { useLimitUnit } from './use-limit-unit';

/** A limit in force: what is used, the change that waits, and its removal. */
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

/** The change that waits, and the way to keep the limit as it is. */
function Waiting({ limit: { kind, period }, pending }: WaitingProps) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const unit = useLimitUnit(kind);
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => api.protection.cancelPending({ kind, period }).catch(ignoreGone),
    onSuccess: () => void toast.success(t('pending.kept')),
    // Also after a failure: the answer alone may be lost.
    onSettled: () => client.invalidateQueries(protectionQuery),
  });
  const when = formatDateTime(pending.effectiveAt, language);
  return (
    <div className={styles.pending}>
      <p className={styles.text}>
        {pending.removal
          ? t('pending.removal', { when })
          : t('pending.raise', { when, amount: formatMoney(pending.amount, unit) })}
      </p>
      <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('pending.keep')}
      </Button>
    </div>
  );
}

/** What no longer waits needs no cancelling. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'record.not.found') throw error;
}

/** Removes the limit after a question; the removal waits as a raise does. */
function Remove({ limit: { kind, period } }: { limit: KnownLimit }) {
  const { t } = useTranslation('member-safer-play');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => {
      const name = { kind, period };
      return changeOnce(
        () => api.protection.setLimit({ ...name, amount: null }),
        (state) => isSet(state, name, null),
      );
    },
    onSuccess: (state) => client.setQueryData(protectionQuery.queryKey, state),
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
