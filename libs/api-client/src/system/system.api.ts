import type { CallAnswer } from '../contract';
import { system } from '../contract/system/system';
import { bind } from '../transport/send';

/** Whether the platform is open: texts for the gate's pages come with it (D1 §4). */
export const status = bind(system.status);

export type SystemStatus = CallAnswer<typeof system.status>;
