import { api, type DepositOrder } from '@lobby/api-client';
import { AppForm, fieldErrorLabel, UploadField, useAppForm } from '@lobby/feature-kit';
import { Card, isPictureAddress, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DEPOSIT } from './deposit.query';
import styles from './deposit.module.css';

const schema = z.object({
  proofImages: z
    .array(z.string())
    .check(z.minLength(1, { error: fieldErrorLabel('imageRequired') })),
});

const TAKES_PROOF: ReadonlySet<DepositOrder['status']> = new Set(['PENDING', 'PAID']);

/** Proof of a transfer: can be uploaded and replaced while the order is open, then read only. */
export function OrderProofs({ order }: { order: DepositOrder }) {
  if (order.kind !== 'MANUAL') return null;
  if (!TAKES_PROOF.has(order.status)) return <SentProofs order={order} />;
  return <ProofForm key={uploadsOf(order)} order={order} />;
}

/** Upload ids of an order's proof, as one string. */
const uploadsOf = ({ proofImages }: DepositOrder) =>
  proofImages.map(({ uploadId }) => uploadId).join();

const addressesOf = ({ proofImages }: DepositOrder): Record<string, string> =>
  Object.fromEntries(
    proofImages
      .filter(({ url }) => isPictureAddress(url, []))
      .map(({ uploadId, url }) => [uploadId, url]),
  );

function ProofForm({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const client = useQueryClient();
  const { orderNo, proofImages } = order;
  const form = useAppForm({
    key: `deposit-proof ${orderNo}`,
    schema,
    defaults: { proofImages: proofImages.map(({ uploadId }) => uploadId) },
    refusals: { 'upload.invalid': 'proofImages' },
    // Idempotent: sending the same images again changes nothing.
    send: async (values) => {
      await api.deposit.attachProof({ orderNo, ...values });
    },
    settle: async (values) => {
      const kept = await api.deposit.order({ orderNo });
      return uploadsOf(kept) === values.proofImages.join() ? { answer: undefined } : undefined;
    },
    onDone: () => {
      toast.success(t('proof.sent'));
      form.restart();
      void client.invalidateQueries({ queryKey: DEPOSIT });
    },
    onFailed: () => void client.invalidateQueries({ queryKey: DEPOSIT }),
  });
  return (
    <Card>
      <AppForm form={form} submit={t('proof.action')} busyLabel={t('proof.busy')} alertAt="button">
        <UploadField
          field={form.control('proofImages')}
          purpose="PROOF"
          label={t('deposit.proof')}
          hint={t('deposit.proofHint')}
          addresses={addressesOf(order)}
        />
      </AppForm>
    </Card>
  );
}

/** Images of a finished deposit. */
function SentProofs({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const addresses = Object.values(addressesOf(order));
  if (addresses.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.head}>{t('deposit.proof')}</h2>
      <div className={styles.proofs}>
        {addresses.map((address, place) => (
          <img key={address} src={address} alt={t('proof.image', { number: place + 1 })} />
        ))}
      </div>
    </Card>
  );
}
