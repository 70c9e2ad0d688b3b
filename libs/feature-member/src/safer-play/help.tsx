import { PATHS } from '@lobby/core';
import { openExternalLink } from '@lobby/feature-kit';
import { currentRules } from '@lobby/session';
import { Globe, Headset, RowLink, Rows, SectionHead } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './safer-play.module.css';

/** Sources of help: independent ones first, then customer service. */
export function Help() {
  const { t } = useTranslation('member-safer-play');
  const { helpLines } = currentRules().notices;
  return (
    <section className={styles.section} aria-labelledby="safer-help">
      <SectionHead id="safer-help" title={t('help.title')} />
      <p className={styles.text}>{t('help.text')}</p>
      <Rows label={t('help.title')}>
        {helpLines.map(({ name, url }) => (
          <RowLink key={url} label={name} icon={<Globe />} onClick={() => openExternalLink(url)} />
        ))}
        <RowLink label={t('help.service')} icon={<Headset />} to={PATHS.service} />
      </Rows>
    </section>
  );
}
