import { MAILING } from '../../../access/temporary-passwords';
import { TRIES } from '../../../access/password-changes';
import type { Allowance } from '../../../accounts/allowances';
import { SESSION_IDLE_MS } from '../../../accounts/sessions';
import { SENDING as SMS } from '../../../accounts/sms-codes';
import { WRITING } from '../../../chat/room';
import { SENDING as FEEDBACK } from '../../../feedback/feedback';
import { UPLOADING } from '../../../uploads/uploads';
import { span } from './chapter';

const LIMITS: readonly { what: string; of: string; allowance: Allowance }[] = [
  { what: 'SMS codes', of: 'a number', allowance: SMS },
  { what: 'temporary passwords by mail', of: 'a user name', allowance: MAILING },
  { what: 'tries of the present password', of: 'an account', allowance: TRIES },
  { what: 'feedback', of: 'a person', allowance: FEEDBACK },
  { what: 'uploads', of: 'an account', allowance: UPLOADING },
  { what: 'messages in a room', of: 'a person', allowance: WRITING },
];

const limits = LIMITS.map(
  ({ what, of, allowance: { most, withinMs, apartMs } }) =>
    `| ${what} | ${of} | ${most} in ${span(withinMs)}${apartMs === undefined ? '' : `, ${span(apartMs)} apart`} |`,
);

/** Documentation of all calls, in Markdown. */
export const overview = `Generated from the contract that the client and the sandbox both import. Every property is described where the contract declares it; every example was recorded from a seeded sandbox at a fixed time (lists are cut to two rows, long texts are cut; identifiers differ in yours).

## Every call

Headers \`Merchant\`, \`ModuleId\` and \`Language\` are required, each once. An answer is an envelope: \`success: true\` with \`value\`, or \`success: false\` with \`errorCode\`. A refusal often comes with status 200: read \`success\`, not the status. Null and absent mean the same.

Money is a decimal string in the merchant's currency (\`"12.50"\`), never a number; a rate is a share (\`"0.05"\` is five per cent). Times are milliseconds since the epoch, UTC; days, weeks and months of reports and limits are of the merchant's own time.

New values of a choice, new fields and new error codes may come with a minor version: a client reads what it knows and shows the rest as unknown. What breaks clients raises the major version.

## Sessions

A session ends ${span(SESSION_IDLE_MS)} after its last call. Any 401 ends it for the client.

## Calls that move money

They carry an \`Idempotency-Key\`. The same key and input again answer what the first did and move nothing; another input is refused with 409 \`idempotency.key.reused\`. When no decision arrives (time-out, 5xx), ask \`wallet.orderByKey\` for the key before doing anything else. Keys are of one account.

## Limits of requests

Beyond them: \`too.many.requests\` (429) or \`sms.too.often\`, with \`value.retryAfterMs\`.

| what | of | at most |
| --- | --- | --- |
${limits.join('\n')}`;
