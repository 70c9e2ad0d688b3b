import { OwnMoney, QueryPage } from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { TransferForm } from './transfer-form';
import { mainBalanceQuery } from './transfer.query';

interface TransferScreenProps {
  /** User name to begin with; empty for nobody. */
  receivers: string;
}

/** Transfer to direct members, for agents with money of their own. */
export function TransferScreen(props: TransferScreenProps) {
  return (
    <OwnMoney>
      <Transfer {...props} />
    </OwnMoney>
  );
}

function Transfer({ receivers }: TransferScreenProps) {
  const balance = useQuery(mainBalanceQuery);
  const initial = receivers === '' ? [] : [receivers];
  return (
    <QueryPage query={balance}>
      {(found) => <TransferForm balance={found} initial={initial} />}
    </QueryPage>
  );
}
