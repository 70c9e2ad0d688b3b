import { QueryPage } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { realMoneyOnly } from '../real-money-only';
import { configQuery } from '../security.query';
import { MobileForm } from './mobile-form';

/** Mobile number: bind it, or change it with a proof. */
function MobileScreen() {
  const config = useQuery(configQuery);
  return <QueryPage query={config}>{(data) => <MobileForm config={data} />}</QueryPage>;
}

export const Component = realMoneyOnly(MobileScreen);
