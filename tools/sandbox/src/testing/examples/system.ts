import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const system: Examples<typeof contract.system> = {
  status: {},
  whitelabel: {},
  settings: {},
  country: {},
  domainRoute: {},
  page: { input: { id: 'aboutUs' }, refused: [[{ id: 'none' }, 'request_param_err']] },
  sponsors: {},
  hotMatches: {},
};
