import { displayMode, readStored, writeStored } from '@lobby/core';
import { usePush } from '@lobby/feature-kit';
import { useFlag } from '@lobby/session';
import { Button, Card, toast } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deposit.module.css';

/**
 * Offers notifications once after an order, in the installed app only. The browser's prompt opens on press only
 * (decision 87).
 */
export function PushOffer() {
  const push = useFlag('push');
  const [answered, setAnswered] = useState(() => readStored('pushOffered'));
  if (!push || answered || displayMode() !== 'standalone') return null;
  return (
    <Offer
      onAnswered={() => {
        writeStored('pushOffered', true);
        setAnswered(true);
      }}
    />
  );
}

function Offer({ onAnswered }: { onAnswered(): void }) {
  const { t } = useTranslation('member-deposit');
  const { state, query, change } = usePush();
  if (state !== 'ready' || query.data === undefined || (query.data.on && !change.isPending))
    return null;
  const turnOn = () =>
    change.mutate(true, {
      onSuccess: (isOn) => {
        onAnswered();
        if (isOn) toast.success(t('push.done'));
        else toast.info(t('push.stayOff'));
      },
    });
  return (
    <Card>
      <section className={styles.offer} aria-label={t('push.title')}>
        <h2 className={styles.offerTitle}>{t('push.title')}</h2>
        <p className={styles.text}>{t('push.text')}</p>
        <div className={styles.offerActions}>
          <Button variant="secondary" onClick={onAnswered}>
            {t('push.later')}
          </Button>
          <Button busy={change.isPending} onClick={turnOn}>
            {t('push.on')}
          </Button>
        </div>
      </section>
    </Card>
  );
}
