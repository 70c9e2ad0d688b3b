import type { Funds } from '@lobby/api-client';

/** A wallet of the person. */
export type Wallet = Funds['wallets'][number];

const walletOf = ({ wallets }: Funds, kind: Wallet['wallet']) =>
  wallets.find(({ wallet }) => wallet === kind);

/** The wallet that pays for games and withdrawals. */
export const mainOf = (funds: Funds): Wallet | undefined => walletOf(funds, 'MAIN');

/** The wallet that no game can reach. */
export const safeOf = (funds: Funds): Wallet | undefined => walletOf(funds, 'SAFE');
