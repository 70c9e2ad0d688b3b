import type { CallAnswer } from '../contract';
import { system } from '../contract/system/system';
import { bind } from '../transport/send';

/** Platform status, with the texts for the maintenance and region pages (D1 §4). */
export const status = bind(system.status);

export type SystemStatus = CallAnswer<typeof system.status>;
