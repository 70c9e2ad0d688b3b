import { useAddressQuery } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { Card, TabPanel, Tabs } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { agreementOf, type Tab } from './agreement-texts';

const TABS: readonly Tab[] = ['terms', 'privacy'];

/** Terms and privacy policy of the brand (decision 28); the tab is in the address. */
export function AgreementScreen() {
  const { t } = useTranslation('member-pages');
  const language = useLanguage();
  const { query, change } = useAddressQuery();
  const panel = useId();
  const tab: Tab = query.get('tab') === 'privacy' ? 'privacy' : 'terms';
  const brand = currentBrand();
  const { minAge, place } = brand.jurisdiction;
  const values = {
    brand: brand.name,
    age: minAge,
    place: place?.[language] ?? t('agreement.place'),
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={t('agreement.title')}
        items={TABS.map((id) => ({ id, label: t(`agreement.${id}`) }))}
        value={tab}
        onChange={(id) => change({ tab: id === 'privacy' ? id : undefined })}
        controls={panel}
      />
      <TabPanel id={panel} value={tab}>
        <Card>
          <div className={styles.article}>
            {agreementOf(brand)[tab].map(({ title, text }) => (
              <section key={title} className={styles.part}>
                <h2 className={styles.title}>{t(title)}</h2>
                <p className={styles.body}>{t(text, values)}</p>
              </section>
            ))}
          </div>
        </Card>
      </TabPanel>
    </div>
  );
}

export const Component = AgreementScreen;
