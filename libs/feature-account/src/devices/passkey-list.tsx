import { QueryState } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddPasskey } from './add-passkey';
import { DeviceRow } from './device-row';
import { passkeysQuery } from './devices.query';
import styles from './devices.module.css';
import { useRemovePasskey } from './use-device-changes';

/** Passkeys of the account, each with a button that removes it, and a form that adds one. */
export function PasskeyList() {
  const { t } = useTranslation('account-settings');
  const language = useLanguage();
  const passkeys = useQuery(passkeysQuery);
  const remove = useRemovePasskey();
  const when = (at: number) => ({ when: formatDateTime(at, language) });
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <SectionHead id="passkeys" title={t('passkeys.title')} />
      <p className={styles.line}>{t('passkeys.about')}</p>
      <QueryState query={passkeys}>
        {(data) => (
          <>
            {data.list.length === 0 && <p className={styles.line}>{t('passkeys.none')}</p>}
            <ul role="list" className={styles.list}>
              {data.list.map(({ credentialId, name, createdAt, lastUsedAt }) => (
                <DeviceRow
                  key={credentialId}
                  name={name}
                  lines={[
                    t('passkeys.made', when(createdAt)),
                    ...(lastUsedAt === undefined ? [] : [t('passkeys.used', when(lastUsedAt))]),
                  ]}
                  action={{
                    label: t('passkeys.remove'),
                    busy: remove.isPending && remove.variables === credentialId,
                    title: t('passkeys.removeTitle'),
                    text: t('passkeys.removeText', { name }),
                    onConfirm: () => remove.mutate(credentialId),
                  }}
                />
              ))}
            </ul>
            <AddPasskey passkeys={data} />
          </>
        )}
      </QueryState>
    </section>
  );
}
