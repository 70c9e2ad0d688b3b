import type { ErrorCode } from '@lobby/api-client/contract';
import type { Texts } from '../../brands/brands';

/** Messages of an area's error codes, in every language. */
export type MessageTable = Readonly<Partial<Record<ErrorCode, Texts>>>;
