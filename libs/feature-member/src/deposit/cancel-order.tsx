import { api, type DepositOrder } from '@lobby/api-client';
import { FormAlert } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { Button, ConfirmDialog } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Cancels an unpaid deposit after a confirmation. Idempotent. */
export function CancelOrder({ order: { orderNo } }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const cancel = useMutation({
    mutationKey: ['deposit', 'cancel', orderNo],
    mutationFn: () => api.deposit.cancel({ orderNo }),
    meta: { ownError: true },
    // Refetch after any outcome: the order has the result.
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
  return (
    <>
      <FormAlert error={cancel.error} />
      <Button variant="danger" size="l" busy={cancel.isPending} onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancel.title')}
        text={t('cancel.text')}
        confirmLabel={t('cancel.action')}
        cancelLabel={t('cancel.keep')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          cancel.mutate();
        }}
      />
    </>
  );
}
