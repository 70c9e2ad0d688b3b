import type { IdentityCheck } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { OwnMoney, QueryPage } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { identityQuery } from '@lobby/session';
import { ButtonLink, Card } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IdentityForm } from './identity-form';
import styles from './identity.module.css';

/** Identity check (D1 §1): its state, the decision, and the documents to send. */
export function IdentityScreen() {
  return (
    <OwnMoney>
      <Check />
    </OwnMoney>
  );
}

function Check() {
  const check = useQuery(identityQuery);
  return (
    <QueryPage query={check}>
      {(found) => (
        <>
          <State check={found} />
          {isOpen(found) && <IdentityForm check={found} />}
        </>
      )}
    </QueryPage>
  );
}

/** Whether documents may be sent. */
const isOpen = ({ status }: IdentityCheck) => status !== 'SUBMITTED' && status !== 'APPROVED';

/** State of the check, why it was refused, and when. */
function State({ check }: { check: IdentityCheck }) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const { status, reasonCode, submittedAt, decidedAt } = check;
  const when = decidedAt ?? submittedAt;
  return (
    <Card>
      <div className={styles.state} data-state={status} role="status">
        <h2 className={styles.status}>{t(`identity.${status}`)}</h2>
        <p className={styles.text}>
          {reasonCode ? t(`identity.reason.${reasonCode}`) : t(`identity.next.${status}`)}
        </p>
        {typeof when === 'number' && (
          <p className={styles.time}>{formatDateTime(when, language)}</p>
        )}
      </div>
      {!isOpen(check) && (
        <ButtonLink to={PATHS.withdraw} size="l" variant="secondary">
          {t('identity.back')}
        </ButtonLink>
      )}
    </Card>
  );
}

export const Component = IdentityScreen;
