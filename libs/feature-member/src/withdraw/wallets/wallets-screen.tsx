import type { Funds } from '@lobby/api-client';
import { compareAmounts, QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { fundsQuery, useCurrency } from '@lobby/session';
import { Card, Detail, Details, HeroAmount, Shield, Wallet as WalletIcon } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '../funds';
import { TransferForm } from './transfer-form';
import styles from './wallets.module.css';

/** The member's wallets, and transfers between them. */
export function WalletsScreen() {
  return (
    <RealMoneyOnly>
      <Wallets />
    </RealMoneyOnly>
  );
}

function Wallets() {
  const funds = useQuery(fundsQuery);
  return (
    <QueryPage query={funds}>
      {(found) => (
        <>
          <Total funds={found} />
          {found.wallets.map((wallet) => (
            <WalletCard key={wallet.wallet} wallet={wallet} />
          ))}
          <TransferForm funds={found} />
        </>
      )}
    </QueryPage>
  );
}

/** Total of all wallets, and money in open orders. */
function Total({ funds: { total, inOpenOrders } }: { funds: Funds }) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  return (
    <div className={styles.total}>
      <p className={styles.caption}>{t('wallets.total')}</p>
      <HeroAmount>{formatMoney(total, currency)}</HeroAmount>
      {compareAmounts(inOpenOrders, '0') > 0 && (
        <p className={styles.caption}>
          {t('wallets.open', { amount: formatMoney(inOpenOrders, currency) })}
        </p>
      )}
    </div>
  );
}

const ICONS = { MAIN: <WalletIcon />, SAFE: <Shield />, UNKNOWN: <WalletIcon /> };

/** A wallet: purpose, balance, withdrawable amount. */
function WalletCard({ wallet: { wallet, balance, withdrawable } }: { wallet: Wallet }) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  return (
    <Card>
      <h2 className={styles.name}>
        {ICONS[wallet]}
        {t(`wallet.${wallet}`)}
      </h2>
      <p className={styles.caption}>{t(`walletText.${wallet}`)}</p>
      <Details label={t(`wallet.${wallet}`)}>
        <Detail name={t('wallets.balance')} value={formatMoney(balance, currency)} />
        {wallet === 'MAIN' && (
          <Detail name={t('withdrawable.title')} value={formatMoney(withdrawable, currency)} />
        )}
      </Details>
    </Card>
  );
}

export const Component = WalletsScreen;
