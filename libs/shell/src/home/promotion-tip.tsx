import { PATHS, storageAtom } from '@lobby/core';
import { useDepositClosed } from '@lobby/session';
import { Close, Gift, IconButton, TextLink } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';

const dismissedAtom = storageAtom('promotionTipDismissed');

/** Link to the promotions; hidden permanently once dismissed (D1 §2), and while deposits are hidden. */
export function PromotionTip() {
  const { t } = useTranslation('shell');
  const [dismissed, setDismissed] = useAtom(dismissedAtom);
  const depositClosed = useDepositClosed();
  if (dismissed || depositClosed) return null;
  return (
    <div className={styles.tip}>
      <Gift aria-hidden="true" />
      <TextLink to={PATHS.promotions}>{t('home.tip')}</TextLink>
      <IconButton
        label={t('home.tipClose')}
        icon={<Close size={20} />}
        onClick={() => setDismissed(true)}
      />
    </div>
  );
}
