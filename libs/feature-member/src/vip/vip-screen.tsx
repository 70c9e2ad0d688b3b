import type { VipBenefits } from '@lobby/api-client';
import { QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
import { vipQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { Bonuses } from './bonuses';
import { Ladder } from './ladder';
import { OwnLevel } from './own-level';

/** VIP benefits (D2 §2): current level, next level, bonuses to claim, all levels. */
export function VipScreen() {
  const vip = useQuery(vipQuery);
  return <QueryPage query={vip}>{(benefits) => <Benefits benefits={benefits} />}</QueryPage>;
}

function Benefits({ benefits }: { benefits: VipBenefits }) {
  return (
    <>
      <OwnLevel benefits={benefits} />
      <RealMoneyOnly>
        <Bonuses bonuses={benefits.bonuses} />
      </RealMoneyOnly>
      <Ladder benefits={benefits} />
    </>
  );
}

export const Component = VipScreen;
