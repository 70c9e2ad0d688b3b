import { createLink, deleteLink, linksOf, registerAffiliate } from '../team/links';
import { once } from '../calls/once';
import type { AreaHandlers } from '../calls/handler';

type LinkCalls =
  | 'affiliateLinks'
  | 'createAffiliateLink'
  | 'deleteAffiliateLink'
  | 'registerAffiliate';

export const agentLinks: Pick<AreaHandlers<'agent'>, LinkCalls> = {
  affiliateLinks: (input, context) => linksOf(context, input),
  createAffiliateLink: (input, context) => once(context, () => createLink(context, input)),
  deleteAffiliateLink: ({ linkId }, context) => deleteLink(context, linkId),
  registerAffiliate: ({ code }, context) => registerAffiliate(context, code),
};
