import type * as z from 'zod/mini';
import { agentLinks, type wireAffUrl } from '../contract/agent-links';
import { send, type SendOptions } from '../transport/send';
import { type Page, pageInputOf, type PageQuery, toPage } from '../values';
import { type RebateRate, ratesInputOf, toRates } from './downlines';

/** Who registers by it stands directly below the agent. */
export interface AffiliateLink {
  linkId: string;
  /** The invitation code in it. */
  code: string;
  url: string;
  domain: string;
  /** 0 player, 1 agent: what a newcomer becomes. */
  memberType: number;
  rebates: RebateRate[];
  /** Milliseconds since the epoch, as the next. */
  createdAt: number;
  /** Absent: it never ends. */
  expiresAt: number | undefined;
  visits: number;
  registrations: number;
  remark: string | undefined;
  expired: boolean;
}

export interface AffiliateLinkPage extends Page<AffiliateLink> {
  /** The agent's own invitation code; absent before he registers as an affiliate. */
  ownCode: string | undefined;
}

export interface NewAffiliateLink {
  memberType: number;
  /** Categories left out get none. */
  rebates: RebateRate[];
  /** 1 to 365; without it the link never ends. */
  validDays?: number | undefined;
  /** At most 140 characters. */
  remark?: string | undefined;
}

const toLink = ({
  affUrlId,
  expireAt,
  remark,
  status,
  rebates,
  ...link
}: z.output<typeof wireAffUrl>): AffiliateLink => ({
  ...link,
  linkId: affUrlId,
  expiresAt: expireAt ?? undefined,
  remark: remark ?? undefined,
  expired: status === 'EXPIRED',
  rebates: toRates(rebates),
});

/** The agent's links, newest first (D2 §7). */
export async function affiliateLinks(
  query: PageQuery,
  options?: SendOptions,
): Promise<AffiliateLinkPage> {
  const value = await send(agentLinks.affiliateLinks, pageInputOf(query), options);
  return {
    ...toPage(value, toLink),
    ownCode: value.affCode ?? undefined,
  };
}

/**
 * Makes a link (D2 §7). Throws `account.no.permission` for an agent who is no affiliate yet,
 * `rebate.out.of.range`, `quota.exhausted`.
 */
export async function createAffiliateLink(
  { rebates, ...link }: NewAffiliateLink,
  options?: SendOptions,
): Promise<AffiliateLink> {
  const input = { ...link, rebates: ratesInputOf(rebates) };
  return toLink(await send(agentLinks.createAffiliateLink, input, options));
}

/** Ends a link. Throws `record.not.found` (D2 §7). */
export async function deleteAffiliateLink(linkId: string, options?: SendOptions): Promise<void> {
  await send(agentLinks.deleteAffiliateLink, { affUrlId: linkId }, options);
}

/** Makes the agent an affiliate, by a code of his wish or a free one; a second time changes nothing (D2 §7). */
export async function registerAffiliate(
  code?: string,
  options?: SendOptions,
): Promise<{ code: string; url: string; registeredAt: number }> {
  const input = { affCode: code?.trim() || undefined };
  const { affCode, url, registeredAt } = await send(agentLinks.registerAffiliate, input, options);
  return { code: affCode, url, registeredAt };
}
