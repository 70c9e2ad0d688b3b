import { expect, it } from 'vitest';
import { withHeldBody } from '../testing/held-body';
import { platformAt } from '../testing/platform-at';
import { read, requestOf, signedInAs } from '../testing/visitor';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const platform = platformAt(Date.UTC(2026, 10, 20, 12));

const session = () => signedInAs(platform.sandbox, 'player01');
type Session = ReturnType<typeof session>;

/** Answer to a claim whose body arrives after something happened. */
async function claimedAfter(me: Session, meanwhile: (me: Session) => unknown) {
  const claim = { kind: 'UPGRADE', level: 'VIP 2' };
  const { held, release } = withHeldBody(requestOf('rewards.claimVipBonus', claim, me));
  const late = platform.sandbox.fetch(held);
  await me.value('member.info');
  await meanwhile(me);
  await release();
  return read(await late);
}

it.each<[name: string, meanwhile: (me: Session) => unknown, answer: object]>([
  ['nothing happened', () => undefined, { success: true }],
  ['its session ended', (me) => me.value('access.logout'), { errorCode: 'login.not.session' }],
  [
    'its session expired',
    () => (platform.now += 31 * MINUTE_MS),
    { errorCode: 'login.not.session' },
  ],
  [
    'a break began',
    (me) => me.value('protection.timeOut', { until: platform.now + 2 * DAY_MS }),
    { errorCode: 'account.excluded' },
  ],
  [
    'the platform closed',
    () => platform.sandbox.control.status({ brand: 'aurora', maintenance: true }),
    { errorCode: 'system.maintenance' },
  ],
])(
  'a call whose body arrives after %s is answered by what holds then',
  async (_, meanwhile, answer) => {
    expect(await claimedAfter(session(), meanwhile)).toMatchObject(answer);
  },
);

it('a body that breaks off is refused after the session', async () => {
  const broken = (token: string) => {
    const { url, method, headers } = requestOf('rewards.claimVipBonus', {}, { token });
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method, headers, body, duplex: 'half' };
    return new Request(url, init);
  };
  const answers = [session().token, 'none'].map(async (token) =>
    read(await platform.sandbox.fetch(broken(token))),
  );
  expect(await Promise.all(answers)).toMatchObject([
    { errorCode: 'body.unreadable' },
    { errorCode: 'login.not.session' },
  ]);
});
