import { QueryPage, useAddressQuery } from '@lobby/feature-kit';
import { useAccountType } from '@lobby/session';
import { Card, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rateSettingsQuery } from '../team/team.query';
import { LinksPage } from './links/links-page';
import { OpenForm } from './open-form';
import styles from './accounts.module.css';

const WAYS = ['form', 'links'] as const;

/** Open account (D2 §2): by form, or by affiliate links. */
export function OpenAccountScreen() {
  const { t } = useTranslation('agent-accounts');
  const { query, change } = useAddressQuery();
  const way = WAYS.find((one) => one === query.get('by')) ?? 'form';
  const virtual = useAccountType()?.virtual;
  return (
    <>
      <div className={styles.above}>
        <Tabs
          label={t('open.ways')}
          items={WAYS.map((id) => ({ id, label: t(`open.${id}`) }))}
          value={way}
          onChange={(by) => change({ by: by === 'form' ? undefined : by })}
        />
        {virtual && (
          <Card>
            <p>{t('open.virtual')}</p>
          </Card>
        )}
      </div>
      {way === 'links' ? <LinksPage canChange={!virtual} /> : !virtual && <ByForm />}
    </>
  );
}

function ByForm() {
  const settings = useQuery(rateSettingsQuery());
  return <QueryPage query={settings}>{(found) => <OpenForm settings={found} />}</QueryPage>;
}

export const Component = OpenAccountScreen;
