import { PATHS } from '@lobby/core';
import { BalanceAmount, useHasScreen, WalletCard } from '@lobby/feature-kit';
import { ButtonLink, Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './me.module.css';

/** Balance with links to deposit and withdraw. */
export function Wallet() {
  const { t } = useTranslation('member-me');
  const hasScreen = useHasScreen();
  return (
    <WalletCard label={t('wallet.balance')} failedText={t('wallet.failed')}>
      {hasScreen(PATHS.withdraw) && (
        <ButtonLink to={PATHS.withdraw} variant="secondary">
          {t('wallet.withdraw')}
        </ButtonLink>
      )}
      {hasScreen(PATHS.deposit) && (
        <ButtonLink to={PATHS.deposit}>{t('wallet.deposit')}</ButtonLink>
      )}
    </WalletCard>
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
