import type { CallAnswer } from '../contract';
import type { system } from '../contract/system/system';
import type { serviceContacts, Settings } from './merchant.api';

export type { Settings, Whitelabel } from './merchant.api';
export type SystemStatus = CallAnswer<typeof system.status>;
/** Something to download. */
export type Download = Settings['downloads'][number];
/** Limits of fields (D1 §9, D2 §9). */
export type FieldLimits = Settings['limits'];
export type ServiceContact = Awaited<ReturnType<typeof serviceContacts>>[number];
