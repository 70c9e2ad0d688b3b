import { BreakNote, MoneyDoubt, useBreak } from '@lobby/feature-kit';
import { Button, FormError } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Claim } from './use-claim';

interface ClaimButtonProps<What> {
  claim: Claim<What>;
  what: What;
  /** Names what is claimed, for assistive technology. */
  name: string;
}

/** Button that claims one thing; absent in a break, which `ClaimOutcome` shows. */
export function ClaimButton<What>({ claim, what, name }: ClaimButtonProps<What>) {
  const { t } = useTranslation('member-rewards');
  if (useBreak() !== null) return null;
  return (
    <Button
      variant="secondary"
      busy={claim.waiting}
      busyLabel={t('claim.busy')}
      aria-label={t('claim.one', { name })}
      onClick={() => claim.claim(what)}
    >
      {t('claim.action')}
    </Button>
  );
}

/** What became of the last claim, where it is not simply done: why it failed, or that it is not known yet; and a break. */
export function ClaimOutcome({ claim: { reason, money } }: { claim: Claim<never> }) {
  return (
    <>
      <BreakNote />
      {reason !== undefined && <FormError>{reason}</FormError>}
      <MoneyDoubt money={money} />
    </>
  );
}
