import type { Brand, Language } from '../brands/brands';
import type { AnnouncementText } from '../content/announcements';
import { shownMoney } from '../wallet/shown-money';
import { MAIL_EVENTS, type MailEventName } from './mail-events.data';
import { MAIL_TEXTS, MAIL_WORDS } from './mail-texts.data';

/** Facts of an event as `MAIL_EVENTS` stores them. */
type Facts = Readonly<Record<string, string | number | null>>;

export const isMailEvent = (name: string): name is MailEventName => name in MAIL_EVENTS;

/** Reader of a mail: brand (currency) and language. */
export interface Reader {
  brand: Brand;
  language: Language;
}

/** Formatters of facts; other facts are shown as stored. */
const SHOWN: Readonly<Record<string, (fact: string, reader: Reader) => string | undefined>> = {
  amount: (fact, { brand }) => shownMoney(brand, Number(fact)),
  reason: (fact, { language }) => MAIL_WORDS[fact]?.[language],
  kind: (fact, { language }) => MAIL_WORDS[fact]?.[language],
};

/** Text of a mail in the reader's language and the brand's money. */
export function mailText(
  { event, facts }: { event: MailEventName; facts: string },
  reader: Reader,
): AnnouncementText {
  const known = JSON.parse(facts) as Facts;
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const fact = String(known[name] ?? '');
      return SHOWN[name]?.(fact, reader) ?? fact;
    });
  const [title, content] = MAIL_TEXTS[event][reader.language];
  return { title: fill(title), content: `<p>${fill(content)}</p>` };
}
