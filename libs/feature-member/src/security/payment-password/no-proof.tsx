import { PATHS } from '@lobby/core';
import { EmptyState, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Says that the account has no such proof: binding one asks for the payment password, which is forgotten. */
export function NoProof({ proof }: { proof: 'mobile' | 'questions' }) {
  const { t } = useTranslation('member-security');
  return (
    <EmptyState
      title={t(`noProof.${proof}`)}
      text={t('noProof.text')}
      action={<TextLink to={PATHS.service}>{t('service')}</TextLink>}
    />
  );
}
