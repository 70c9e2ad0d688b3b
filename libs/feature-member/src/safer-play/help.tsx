import { PATHS } from '@lobby/core';
import { openExternalLink } from '@lobby/feature-kit';
import { Globe, Headset, RowLink, Rows, SectionHead } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './safer-play.module.css';

/** Help that is free, in many countries and languages, and no part of a brand. */
const HELPERS = [
  { name: 'Gambling Therapy', address: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', address: 'https://www.gamblersanonymous.org/' },
];

/** Who helps: others than the brand first, then customer service. */
export function Help() {
  const { t } = useTranslation('member-safer-play');
  return (
    <section className={styles.section} aria-labelledby="safer-help">
      <SectionHead id="safer-help" title={t('help.title')} />
      <p className={styles.text}>{t('help.text')}</p>
      <Rows label={t('help.title')}>
        {HELPERS.map(({ name, address }) => (
          <RowLink
            key={address}
            label={name}
            icon={<Globe />}
            onClick={() => openExternalLink(address)}
          />
        ))}
        <RowLink label={t('help.service')} icon={<Headset />} to={PATHS.service} />
      </Rows>
    </section>
  );
}
