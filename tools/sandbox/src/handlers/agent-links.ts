import { createLink, deleteLink, linksOf, registerAffiliate } from '../team/links';
import type { AreaHandlers } from './handler';

type LinkCalls =
  'affiliateLinks' | 'createAffiliateLink' | 'deleteAffiliateLink' | 'registerAffiliate';

export const agentLinks: Pick<AreaHandlers<'agent'>, LinkCalls> = {
  affiliateLinks: (input, context) => linksOf(context, input),
  createAffiliateLink: (input, context) => createLink(context, input),
  deleteAffiliateLink: ({ affUrlId }, context) => deleteLink(context, affUrlId),
  registerAffiliate: ({ affCode }, context) => registerAffiliate(context, affCode?.trim()),
};
