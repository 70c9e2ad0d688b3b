import { system } from '../contract/system';
import type { CallAnswer } from '../contract';
import { send, type SendOptions } from '../transport/send';

/** Whether the platform is open: texts for the gate's pages come with it (D1 §4). */
export type SystemStatus = CallAnswer<typeof system.status>;

export function status(options?: SendOptions): Promise<SystemStatus> {
  return send(system.status, {}, options);
}
