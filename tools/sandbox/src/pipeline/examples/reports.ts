import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const reports: Examples<typeof contract.reports> = {};
