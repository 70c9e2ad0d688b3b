import { QueryState } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeviceRow } from './device-row';
import { sessionsQuery } from './devices.query';
import styles from './devices.module.css';
import { useEndSession } from './use-device-changes';

/** Signed-in devices of the account, each with a button that signs it out. */
export function SessionList() {
  const { t } = useTranslation('account-settings');
  const language = useLanguage();
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();
  const endOf = (sessionId: string, device: string) => ({
    label: t('devices.end'),
    busy: end.isPending && end.variables === sessionId,
    title: t('devices.endTitle'),
    text: t('devices.endText', { device }),
    onConfirm: () => end.mutate(sessionId),
  });
  return (
    <section className={styles.section} aria-labelledby="signed-in">
      <SectionHead id="signed-in" title={t('devices.signedIn')} />
      <QueryState query={sessions}>
        {(data) => (
          <>
            <ul role="list" className={styles.list}>
              {data.map(({ sessionId, current, browser, system, seenAt }) => {
                const name =
                  [browser, system].filter((part) => part !== undefined).join(' · ') ||
                  t('devices.unknown');
                return (
                  <DeviceRow
                    key={sessionId}
                    name={name}
                    mark={current ? t('devices.here') : undefined}
                    lines={[t('devices.seen', { when: formatDateTime(seenAt, language) })]}
                    action={current ? undefined : endOf(sessionId, name)}
                  />
                );
              })}
            </ul>
            {data.length === 1 && <p className={styles.line}>{t('devices.only')}</p>}
          </>
        )}
      </QueryState>
    </section>
  );
}
