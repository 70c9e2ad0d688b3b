import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const protection: Examples<typeof contract.protection> = {};
