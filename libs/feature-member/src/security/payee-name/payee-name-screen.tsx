import { PATHS } from '@lobby/core';
import { QueryPage } from '@lobby/feature-kit';
import { Card, Detail, Details, TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { realMoneyOnly } from '../real-money-only';
import { configQuery } from '../security.query';
import styles from '../security.module.css';
import { PayeeNameForm } from './payee-name-form';

/** Payee name: set once, then shown masked. */
function PayeeNameScreen() {
  const config = useQuery(configQuery);
  return (
    <QueryPage query={config}>
      {({ hasPayeeName, payeeNameMasked }) =>
        hasPayeeName ? <FixedName name={payeeNameMasked ?? ''} /> : <PayeeNameForm />
      }
    </QueryPage>
  );
}

function FixedName({ name }: { name: string }) {
  const { t } = useTranslation(['member-security', 'forms']);
  return (
    <Card>
      <Details>
        <Detail name={t('forms:field.payeeName')} value={name} />
      </Details>
      <p className={styles.text}>{t('payee.fixed')}</p>
      <TextLink to={PATHS.service}>{t('service')}</TextLink>
    </Card>
  );
}

export const Component = realMoneyOnly(PayeeNameScreen);
