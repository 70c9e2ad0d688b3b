import type { contract } from '@lobby/api-client/contract';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const LINK = {
  memberType: 0,
  rebates: [{ category: 'RNG', rate: '0.0050' }],
  validDays: 30,
  remark: 'Friends',
};

export const agentLinks: Examples<
  Pick<
    typeof contract.agent,
    'affiliateLinks' | 'createAffiliateLink' | 'deleteAffiliateLink' | 'registerAffiliate'
  >
> = {
  affiliateLinks: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'player01']],
  },
  createAffiliateLink: {
    input: LINK,
    user: 'agent01',
    refused: [
      [
        { ...LINK, rebates: [{ category: 'RNG', rate: '0.0120' }] },
        'rebate.out.of.range',
        'agent01',
      ],
      [{ ...LINK, validDays: 0 }, 'request_param_err', 'agent01'],
      [LINK, 'account.no.permission', 'virtualagent01'],
    ],
  },
  deleteAffiliateLink: {
    input: async (sandbox) => {
      const me = signedInAs(sandbox, 'agent01');
      const { linkId } = await me.value<{ linkId: string }>('agent.createAffiliateLink', LINK);
      return { linkId };
    },
    user: 'agent01',
    refused: [
      [{ linkId: '999999' }, 'record.not.found', 'agent01'],
      [{ linkId: '1' }, 'record.not.found', 'general01'],
    ],
  },
  registerAffiliate: {
    input: {},
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'player01']],
  },
};
