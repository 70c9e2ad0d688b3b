import { OwnMoney } from '@lobby/feature-kit';
import type { ComponentType } from 'react';

/** Returns a screen that tells accounts without money of their own what to do instead. */
export const forOwnMoney = (Screen: ComponentType) =>
  function OwnMoneyScreen() {
    return (
      <OwnMoney>
        <Screen />
      </OwnMoney>
    );
  };
