import { RealMoneyOnly } from '@lobby/feature-kit';
import type { ComponentType } from 'react';

/** Wraps a screen: accounts without real money see an explanation instead. */
export const realMoneyOnly = (Screen: ComponentType) =>
  function RealMoneyScreen() {
    return (
      <RealMoneyOnly>
        <Screen />
      </RealMoneyOnly>
    );
  };
