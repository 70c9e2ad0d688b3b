import type { VipBenefits } from '@lobby/api-client';
import { OwnMoney, QueryPage } from '@lobby/feature-kit';
import { vipQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { Bonuses } from './bonuses';
import { Ladder } from './ladder';
import { OwnLevel } from './own-level';

/** VIP benefits (D2 §2): the own level and what the next one asks, bonuses to claim, all levels. */
export function VipScreen() {
  const vip = useQuery(vipQuery);
  return <QueryPage query={vip}>{(benefits) => <Benefits benefits={benefits} />}</QueryPage>;
}

function Benefits({ benefits }: { benefits: VipBenefits }) {
  return (
    <>
      <OwnLevel benefits={benefits} />
      <OwnMoney>
        <Bonuses bonuses={benefits.bonuses} />
      </OwnMoney>
      <Ladder benefits={benefits} />
    </>
  );
}

export const Component = VipScreen;
