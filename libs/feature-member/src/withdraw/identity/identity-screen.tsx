import type { IdentityCheck } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { identityQuery } from '@lobby/session';
import { ButtonLink, Card } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatusHead } from '../../order/status-head';
import { IdentityForm } from './identity-form';

/** Identity check (D1 §1): status, decision, and the form of the documents. */
export function IdentityScreen() {
  return (
    <RealMoneyOnly>
      <Check />
    </RealMoneyOnly>
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

/** Whether documents can be sent. */
const isOpen = ({ status }: IdentityCheck) => status !== 'SUBMITTED' && status !== 'APPROVED';

/** Status of the check, reason of a rejection, and time. */
function State({ check }: { check: IdentityCheck }) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const { status, reasonCode, submittedAt, decidedAt } = check;
  const when = decidedAt ?? submittedAt;
  return (
    <Card>
      <StatusHead
        status={status}
        title={t(`identity.${status}`)}
        texts={[reasonCode ? t(`identity.reason.${reasonCode}`) : t(`identity.next.${status}`)]}
        time={typeof when === 'number' ? formatDateTime(when, language) : undefined}
      />
      {!isOpen(check) && (
        <ButtonLink to={PATHS.withdraw} size="l" variant="secondary">
          {t('identity.back')}
        </ButtonLink>
      )}
    </Card>
  );
}

export const Component = IdentityScreen;
