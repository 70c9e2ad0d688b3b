import { QueryPage } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { realMoneyOnly } from '../real-money-only';
import { configQuery } from '../security.query';
import { SecurityLevel } from './security-level';
import { SecurityRows } from './security-rows';

/** Security centre: level, next step, all security settings (D2 §7). */
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

export const Component = realMoneyOnly(SecurityScreen);
