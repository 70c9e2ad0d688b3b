import { CAPTCHA_AFTER, LOCK_AFTER, LOCK_MS } from '../../../access/login-guard';
import { CAPTCHA_LIFE_MS } from '../../../accounts/captchas';
import { SESSION_IDLE_MS } from '../../../accounts/sessions';
import { SMS_LIFE_MS } from '../../../accounts/sms-codes';
import { MAX_CARDS } from '../../../security/bank-cards';
import { LOCK_MS as PROOF_LOCK_MS, MAX_TRIES } from '../../../security/tries';
import { type Chapter, span, type States } from './chapter';

const SESSION: States = {
  OPEN: { means: 'its token is accepted', next: ['ENDED'] },
  ENDED: { means: 'any call with its token is refused with 401 `login.not.session`', next: [] },
};

export const accessChapter: Chapter = {
  text: `Login, registration and recovery answer a session: a token for the header \`Authorization\`, without a scheme in front of it.

- A session ends ${span(SESSION_IDLE_MS)} after its last call, by \`access.logout\`, when the password changes elsewhere, or when the account is locked. An account may have several.
- Launched games and chats outlive an expired session. \`access.logout\` ends them, also with an expired token.
- With \`firstTimeLogin\` the password has to be changed first.
- After ${CAPTCHA_AFTER} wrong tries of an account or a device a captcha is asked for; after ${LOCK_AFTER} the account is locked for ${span(LOCK_MS)}. A captcha works once, for ${span(CAPTCHA_LIFE_MS)}; an SMS code for ${span(SMS_LIFE_MS)}.
- Whether a number, address or name has an account is never told.`,
  states: { session: SESSION },
};

export const securityChapter: Chapter = {
  text: `What protects an account. The payment password (six digits) is asked for by calls that move money out.

- ${MAX_TRIES} wrong payment passwords, or wrong answers, lock them for ${span(PROOF_LOCK_MS)}.
- The payee name is set once; cards are in that name, at most ${MAX_CARDS}. Numbers and names are answered masked.`,
};

export const memberChapter: Chapter = {
  text: 'Who is logged in, and what a person may change of that. Uploads are images for one purpose: a head icon, the proof of a deposit, an application for a promotion.',
};

export const announcementsChapter: Chapter = {
  text: 'Texts for everyone (banners, notices, popups, promotions, news) and the inbox of one account. `content` is rich text: it is cleaned before it is shown (decision 23). An announcement that was read stays read.',
};

export const systemChapter: Chapter = {
  text: 'Open to everyone, also while the platform is closed: whether it is open, which features are on (`whitelabel`), currency, languages, image hosts, and the origins that addresses of the server may point to (`settings.origins`).',
};
