import { QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { splitNames } from '../../names/name-text';
import { TransferForm } from './transfer-form';
import { mainBalanceQuery } from './transfer.query';

interface TransferScreenProps {
  /** Receivers in the address; empty if none. */
  receivers: string;
}

/** Transfer to direct members, for agents with real money. */
export function TransferScreen(props: TransferScreenProps) {
  return (
    <RealMoneyOnly>
      <Transfer {...props} />
    </RealMoneyOnly>
  );
}

function Transfer({ receivers }: TransferScreenProps) {
  const balance = useQuery(mainBalanceQuery);
  return (
    <QueryPage query={balance}>
      {(found) => <TransferForm balance={found} initial={splitNames(receivers)} />}
    </QueryPage>
  );
}
