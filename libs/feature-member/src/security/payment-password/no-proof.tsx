import { PATHS } from '@lobby/core';
import { EmptyState, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Explains that this proof is not set up; setting it up would require the forgotten payment password. */
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
