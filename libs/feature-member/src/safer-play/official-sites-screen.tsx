import { openExternalLink } from '@lobby/feature-kit';
import { currentBrand, isSigned, standingOf } from '@lobby/session';
import { Card, Globe, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from './licence-line';
import styles from './safer-play.module.css';

/** Whether the signature of the brand's list is right; a query, so that it is checked once. */
const signedQuery = {
  queryKey: ['official-sites'],
  queryFn: async () => {
    const { officialSites } = currentBrand();
    // A query holds no undefined.
    return (officialSites && (await isSigned(officialSites))) ?? null;
  },
  staleTime: Infinity,
};

/** Text of the outcome of the check; null is not known. */
function seal(signed: boolean | null | undefined) {
  if (signed === true) return 'sites.signed';
  return signed === false ? 'sites.forged' : 'sites.unchecked';
}

/** The brand's signed list of domains, and whether this page stands on one of them. */
export function OfficialSitesScreen() {
  const { t } = useTranslation('member-safer-play');
  const { name, officialSites } = currentBrand();
  const signed = useQuery(signedQuery);
  const host = location.hostname;
  const standing = standingOf(officialSites, { host, framed: window.top !== window });
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('sites.text', { name })}</p>
      <Card>
        <div role="status" className={styles.stack}>
          <h2 className={styles.head}>{host}</h2>
          <p className={styles.text}>{t(`sites.${officialSites ? standing : 'none'}`, { name })}</p>
          {officialSites && !signed.isPending && (
            <p className={styles.text}>{t(seal(signed.data))}</p>
          )}
        </div>
      </Card>
      {officialSites && (
        <Rows label={t('sites.title')}>
          {officialSites.domains.map((domain) => (
            <RowLink
              key={domain}
              label={domain}
              icon={<Globe />}
              onClick={() => openExternalLink(`https://${domain}/`)}
            />
          ))}
        </Rows>
      )}
      <LicenceLine />
    </div>
  );
}
