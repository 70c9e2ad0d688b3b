import { PATHS } from '@lobby/core';
import { identityQuery } from '@lobby/session';
import { RowLink, Rows, Shield } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Link to the identity check, with its status; renders nothing while none is required. */
export function IdentityRow() {
  const { t } = useTranslation('member-withdraw');
  const { data: check } = useQuery(identityQuery);
  if (!check || check.status === 'NONE') return null;
  return (
    <Rows>
      <RowLink
        to={PATHS.identity}
        label={t('identity.title')}
        icon={<Shield />}
        value={t(`identity.${check.status}`)}
      />
    </Rows>
  );
}
