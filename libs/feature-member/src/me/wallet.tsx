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

/** Balance alone, for a page whose other parts lead to the money. */
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
