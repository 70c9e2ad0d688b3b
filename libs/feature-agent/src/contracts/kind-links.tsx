import { useFlag, useFlagsKnown } from '@lobby/session';
import { TabLinks } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useContractKind } from './contract-kind';
import { KINDS, type Kind } from './contract-kinds';

const EVERY_KIND = ['salary', 'dividend', 'hour'] as const;

/** Links to the other kinds of contract, at the same tab; dividends only if the brand has them. */
export function KindLinks() {
  const kind = useContractKind();
  const { t } = useTranslation('agent-contracts');
  const { search } = useLocation();
  const known = useFlagsKnown();
  const hasDividends = useFlag('dividends') && known;
  const addressOf = (one: Kind) => KINDS[one].path + search;
  const kinds = EVERY_KIND.filter((one) => one !== 'dividend' || hasDividends);
  return (
    <TabLinks
      label={t('kind.label')}
      items={kinds.map((one) => ({ label: t(`kind.${one}`), to: addressOf(one) }))}
      current={addressOf(kind)}
    />
  );
}
