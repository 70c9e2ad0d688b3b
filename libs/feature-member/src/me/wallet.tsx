import { BalanceAmount, WalletCard } from '@lobby/feature-kit';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './me.module.css';

/** Balance with links to deposit and withdraw. */
export function Wallet() {
  const { t } = useTranslation('member-me');
  return (
    <WalletCard
      label={t('wallet.balance')}
      failedText={t('wallet.failed')}
      withdraw={t('wallet.withdraw')}
      deposit={t('wallet.deposit')}
    />
  );
}

/** Balance only, for pages whose other parts link to deposit and withdrawal. */
export function BalanceCard() {
  const { t } = useTranslation('member-me');
  return (
    <Card padded={false}>
      <div className={styles.balance}>
        <BalanceAmount label={t('wallet.balance')} failedText={t('wallet.failed')} />
      </div>
    </Card>
  );
}
