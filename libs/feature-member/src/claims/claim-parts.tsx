import { BreakNote, UnknownOutcome, useBreak } from '@lobby/feature-kit';
import { Button, FormError } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Claim } from './use-claim';

interface ClaimButtonProps<What> {
  claim: Claim<What>;
  what: What;
  /** Accessible name of the claimed item. */
  name: string;
}

/** Claim button; hidden during a break, which `ClaimOutcome` reports. */
export function ClaimButton<What>({ claim, what, name }: ClaimButtonProps<What>) {
  const { t } = useTranslation('member-rewards');
  if (useBreak() !== null) return null;
  return (
    <Button
      variant="secondary"
      busy={claim.waiting}
      busyLabel={t('claim.busy')}
      aria-label={t('claim.one', { name })}
      onClick={() => claim.submit(what)}
    >
      {t('claim.action')}
    </Button>
  );
}

/** Why the last claim failed, or that its outcome is unknown; also reports a break. */
export function ClaimOutcome({ claim: { reason, money } }: { claim: Claim<never> }) {
  return (
    <>
      <BreakNote />
      {reason !== undefined && <FormError>{reason}</FormError>}
      <UnknownOutcome money={money} />
    </>
  );
}
