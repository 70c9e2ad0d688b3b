import { QueryPage } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { forOwnMoney } from '../for-own-money';
import { configQuery } from '../security.query';
import { MobileForm } from './mobile-form';

/** Mobile number: bound, or changed after the bound one is proved. */
function MobileScreen() {
  const config = useQuery(configQuery);
  return <QueryPage query={config}>{(data) => <MobileForm config={data} />}</QueryPage>;
}

export const Component = forOwnMoney(MobileScreen);
