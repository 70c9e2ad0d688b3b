import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireId, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'COMM3', auth: 'none', docs: DOCUMENTED && { section: 'D1 §2' } });

/** Calls about texts and sponsorships of the merchant, and matches on Home; not part of the first screen. */
export const systemContent = {
  page: call({
    path: '/wps/system/page',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the text. */
        id: z.enum(['joinUs', 'aboutUs']),
      }),
    value: z.object({
      /** Title of the text. */
      title: wireText(),
      /** HTML of the text. */
      content: wireText(50_000),
    }),
    docs: DOCUMENTED && { summary: 'A text of the merchant: join us, about us' },
  }),
  sponsors: call({
    path: '/wps/system/sponsors',
    value: z.object({
      /** Sponsorships, the newest first. */
      list: z.array(
        z.object({
          /** Identifier of the sponsorship. */
          id: wireId,
          /** Name of the sponsored club or event. */
          title: wireText(),
          /** One line of text. */
          summary: wireText(500),
          /** HTML of the whole text. */
          content: wireText(50_000),
          /** Address of the picture without its ending. */
          picture: wireText(500),
          /** When it began. */
          startDate: wireTime,
        }),
      ),
    }),
    docs: DOCUMENTED && {
      summary: 'Sponsorships of the merchant with their whole text, the newest first',
    },
  }),
  hotMatches: call({
    path: '/wps/system/hotMatches',
    value: z.object({
      /** Matches, the one that begins next first. */
      list: z.array(
        z.object({
          /** Identifier of the match. */
          id: wireId,
          /** Name of the league. */
          league: wireText(),
          /** Name of the home side. */
          home: wireText(),
          /** Name of the away side. */
          away: wireText(),
          /** When it begins. */
          startAt: wireTime,
          /** The vendor of sports whose lobby takes bets on it. */
          vendorCode: wireText(32),
        }),
      ),
    }),
    docs: DOCUMENTED && { section: 'D1 §3', summary: 'Next matches, the earliest first' },
  }),
};
