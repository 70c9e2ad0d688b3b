import type { DepositOrder } from '@lobby/api-client';
import { saveFile, useTrustedAddress } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, Detail, Details, Download, drawQrCode, QrCode, toast } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './deposit.module.css';

/** Payment instructions: QR code and account; renders nothing if the deposit is paid on a payment page only. */
export function PayTo({ order }: { order: DepositOrder }) {
  const { payee } = order;
  const payload = useScannable(order);
  if (payload === undefined && !payee) return null;
  return (
    <Card>
      {payload !== undefined && <ScanToPay order={order} payload={payload} />}
      {payee && <Account order={order} payee={payee} />}
    </Card>
  );
}

const isAddress = (payload: string) => /^[a-z][\d+.a-z-]*:/i.test(payload);

/** Content of the QR code; undefined if it is a URL of an unknown origin (decision 23). */
function useScannable({ qrPayload }: DepositOrder): string | undefined {
  const page = useTrustedAddress('payment', qrPayload);
  if (!qrPayload || !isAddress(qrPayload)) return qrPayload || undefined;
  return page;
}

/** QR code beside the payee's name, as the code alone does not show it. */
function ScanToPay({ order, payload }: { order: DepositOrder; payload: string }) {
  const { t } = useTranslation('member-deposit');
  const { kind, orderNo, methodName, payee, bankName } = order;
  const byBank = kind === 'MANUAL' || kind === 'ONLINE';
  const name = payee?.accountName || bankName;
  const save = () =>
    drawQrCode(payload).then(
      (picture) => saveFile(`${orderNo}.png`, picture),
      () => void toast.error(t('qr.saveFailed')),
    );
  return (
    <div className={styles.scan}>
      <h2 className={styles.head}>
        {byBank ? t('qr.bank') : t('qr.wallet', { method: methodName })}
      </h2>
      <QrCode payload={payload} label={t('qr.label')} />
      {name && <p className={styles.text}>{t('qr.payee', { name })}</p>}
      <Button variant="secondary" onClick={() => void save()}>
        <Download size={20} />
        {t('qr.save')}
      </Button>
    </div>
  );
}

interface AccountProps {
  order: DepositOrder;
  payee: NonNullable<DepositOrder['payee']>;
}

/** Account to transfer to; each part has a copy button. */
function Account({ order: { amountToPay, transferNote }, payee }: AccountProps) {
  const { t } = useTranslation('member-deposit');
  const currency = useCurrency();
  const { bankName, accountName, accountNo } = payee;
  return (
    <>
      <h2 className={styles.head}>{t('payee.title')}</h2>
      <Details label={t('payee.title')}>
        <Detail name={t('deposit.bank')} value={bankName} />
        <Detail name={t('payee.accountNo')} value={accountNo} copy={accountNo} />
        <Detail name={t('payee.accountName')} value={accountName} copy={accountName} />
        <Detail
          name={t('payee.amount')}
          value={formatMoney(amountToPay, currency)}
          copy={amountToPay || undefined}
        />
        {transferNote && <Detail name={t('payee.note')} value={transferNote} copy={transferNote} />}
      </Details>
      <p className={styles.text}>{t('payee.noteHint')}</p>
    </>
  );
}
