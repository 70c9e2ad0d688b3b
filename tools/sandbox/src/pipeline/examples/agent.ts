import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const agent: Examples<typeof contract.agent> = {};
