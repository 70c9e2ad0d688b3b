import { QueryPage } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { forOwnMoney } from '../for-own-money';
import { configQuery } from '../security.query';
import { SecurityLevel } from './security-level';
import { SecurityRows } from './security-rows';

/** Security centre: the level, what raises it, and everything that protects the account (D2 §7). */
function SecurityScreen() {
  const config = useQuery(configQuery);
  return (
    <QueryPage query={config}>
      {(data) => (
        <>
          <SecurityLevel config={data} />
          <SecurityRows config={data} />
        </>
      )}
    </QueryPage>
  );
}

export const Component = forOwnMoney(SecurityScreen);
