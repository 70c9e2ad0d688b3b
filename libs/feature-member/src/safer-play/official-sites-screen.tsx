import { openExternalLink } from '@lobby/feature-kit';
import { currentBrand, isSigned, siteTrust } from '@lobby/session';
import { Card, Globe, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from './licence-line';
import styles from './safer-play.module.css';

/** Verifies the signature of the brand's list; a query caches the result. */
const signedQuery = {
  queryKey: ['official-sites'],
  queryFn: async () => {
    const { officialSites } = currentBrand();
    // Query data must not be undefined.
    return (officialSites && (await isSigned(officialSites))) ?? null;
  },
  staleTime: Infinity,
};

/** Label of the result; null means unknown. */
function seal(signed: boolean | null | undefined) {
  if (signed === true) return 'sites.signed';
  return signed === false ? 'sites.forged' : 'sites.unchecked';
}

/** The brand's signed list of domains, and whether this page is on one of them. */
export function OfficialSitesScreen() {
  const { t } = useTranslation('member-safer-play');
  const { name, officialSites } = currentBrand();
  const signed = useQuery(signedQuery);
  const host = location.hostname;
  const trust = siteTrust(officialSites, { host, framed: window.top !== window });
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('sites.text', { name })}</p>
      <Card>
        <div role="status" className={styles.stack}>
          <h2 className={styles.head}>{host}</h2>
          <p className={styles.text}>{t(`sites.${officialSites ? trust : 'none'}`, { name })}</p>
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
