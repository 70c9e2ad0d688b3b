import type { Funds } from '@lobby/api-client';

/** One of the member's wallets. */
export type Wallet = Funds['wallets'][number];

const walletOf = ({ wallets }: Funds, kind: Wallet['wallet']) =>
  wallets.find(({ wallet }) => wallet === kind);

/** The main wallet, which pays for games and withdrawals. */
export const mainOf = (funds: Funds): Wallet | undefined => walletOf(funds, 'MAIN');

/** The safe, a wallet that games cannot use. */
export const safeOf = (funds: Funds): Wallet | undefined => walletOf(funds, 'SAFE');
