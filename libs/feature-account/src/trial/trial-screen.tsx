import { RedirectIfSignedIn } from '../entry/redirect-if-signed-in';
import { TrialOffer } from './trial-offer';
import { useTrial } from './use-trial';

/** Free trial (D1 §2, §4): on success, and for whoever has a session already, on to Home. */
export function TrialScreen() {
  return (
    <>
      <RedirectIfSignedIn />
      <TrialOffer {...useTrial()} />
    </>
  );
}

export const Component = TrialScreen;
