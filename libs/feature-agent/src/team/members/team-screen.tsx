import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lazy-part';
import { MEMBER_PARAMETER, RAISE_PARAMETER, TRANSFER_PARAMETER } from './addresses';
import { MemberScreen } from './member-screen';
import { MembersScreen } from './members-screen';

const RaiseScreen = lazyPart(
  'raise',
  async () => (await import('../raise/raise-screen')).RaiseScreen,
);
const TransferScreen = lazyPart(
  'transfer',
  async () => (await import('../transfer/transfer-screen')).TransferScreen,
);

/** Team management (D2 §2): tree, member, raising rates, or transfer, by the address. */
export function TeamScreen() {
  const [query] = useSearchParams();
  const member = query.get(MEMBER_PARAMETER);
  const raised = query.get(RAISE_PARAMETER);
  const receivers = query.get(TRANSFER_PARAMETER);
  if (receivers !== null) return <TransferScreen receivers={receivers} />;
  if (raised !== null) return <RaiseScreen userName={raised} />;
  return member === null ? <MembersScreen /> : <MemberScreen memberId={member} />;
}

export const Component = TeamScreen;
