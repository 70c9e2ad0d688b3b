import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { LANGUAGES } from '../brands/brands';
import { REASONS as DEPOSIT_REASONS } from '../deposit/decisions.data';
import { signedInAs, visitor } from '../testing/visitor';
import { SMALL_PNG } from '../uploads/small-png';
import { REASONS } from '../withdraw/courses.data';
import { IDENTITY_REASONS } from '../identity/rules.data';
import { MAIL_EVENTS, type MailEventName, MAX_MESSAGES } from './mail-events.data';
import { MAIL_TEXTS, MAIL_WORDS } from './mail-texts.data';

const MINUTE_MS = 60_000;
let now = Date.UTC(2026, 10, 20, 5);
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 5);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

interface Entry {
  id: string;
  title: string;
  summary: string;
  sentAt: number;
  read: boolean;
}
type Member = ReturnType<typeof signedInAs>;
const member = (user: string) => signedInAs(sandbox, user);
const unread = async (me: Member) =>
  (await me.value<{ unReadCount: number }>('member.unreadCount')).unReadCount;
const newest = async (token: string, language = 'EN') =>
  (
    await visitor(sandbox, { token, headers: { language } }).value<{ list: Entry[] }>(
      'announcements.inbox',
    )
  ).list[0];

async function deposit(me: Member, decision: 'approve' | 'fail' | 'reject') {
  const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
  });
  sandbox.control.knobs.deposit({ orderNo, decision });
}

async function withdraw(me: Member, decision: 'approve' | 'fail' | 'reject' | 'identity') {
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  const { orderNo } = await me.value<{ orderNo: string }>('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount: '200000',
    paymentPassword: '135790',
  });
  sandbox.control.knobs.withdrawal({ orderNo, decision });
}

describe('an event sends its message', () => {
  test.each([
    ['deposit.paid', 'approve', deposit, 'Your deposit of 500.000\u00a0₫ has arrived', 'credited'],
    [
      'deposit.failed',
      'fail',
      deposit,
      'Your deposit of 500.000\u00a0₫ failed',
      'the bank declined',
    ],
    ['deposit.failed', 'reject', deposit, 'Your deposit of 500.000\u00a0₫ failed', 'name doesn’t'],
    [
      'withdrawal.paid',
      'approve',
      withdraw,
      'Your withdrawal of 200.000\u00a0₫ has been paid',
      'paid',
    ],
    [
      'withdrawal.returned',
      'reject',
      withdraw,
      'Your withdrawal of 200.000\u00a0₫ wasn’t',
      'security',
    ],
    [
      'withdrawal.returned',
      'fail',
      withdraw,
      'Your withdrawal of 200.000\u00a0₫ wasn’t',
      'declined',
    ],
    [
      'withdrawal.identity',
      'identity',
      withdraw,
      'Your withdrawal of 200.000\u00a0₫ needs',
      'docu',
    ],
  ] as const)('%s by %s raises the unread count by one', async (...row) => {
    const [, decision, act, title, content] = row;
    const me = member('player01');
    const before = await unread(me);
    // The decisions of each table fit its function.
    await (act as (one: Member, decision: string) => Promise<void>)(me, decision);
    expect(await unread(me)).toBe(before + 1);
    const mail = await newest(me.token);
    expect(mail).toMatchObject({ read: false, sentAt: now });
    expect(mail?.title).toContain(title);
    expect(mail?.summary).toContain(content);
    await me.value('announcements.inboxMessage', { id: mail?.id });
    expect(await unread(me)).toBe(before);
    now += 60 * MINUTE_MS;
    expect(await unread(member('player01'))).toBe(before);
  });

  test.each([
    ['ACCEPT', 'contract.accepted', 'Contract accepted: daily salary'],
    ['REJECT', 'contract.declined', 'Contract rejected: daily salary'],
  ])('contract.offered, and after the answer %s %s', async (action, _, title) => {
    const [agent, downline] = [member('agent01'), member('vip01')];
    const before = [await unread(agent), await unread(downline)];
    const tiers = [{ minStake: '3000000', minActive: 1, rate: '0.003', cap: '100000' }];
    await agent.value('agent.proposeSalary', { userName: 'vip01', tiers });
    expect([await unread(agent), await unread(downline)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
    expect(await newest(downline.token)).toMatchObject({
      title: 'New contract: daily salary',
      summary: expect.stringContaining('agent01') as string,
      sentAt: now,
    });
    const waiting = await downline.value<{ dailysalreqtype: { contractId: string } }>(
      'agent.salaryRequest',
    );
    const { contractId } = waiting.dailysalreqtype;
    await downline.value('agent.processSalary', { contractId, action, paymentPassword: '135790' });
    expect(await unread(agent)).toBe((before[0] ?? 0) + 1);
    expect(await newest(agent.token)).toMatchObject({
      title,
      summary: expect.stringContaining('vip01') as string,
      sentAt: now,
    });
  });

  /** Contract or offer of agent01 with vip01; agent01 offered it. */
  async function offered(agent: Member, downline: Member) {
    const tiers = [{ minStake: '3000000', minActive: 1, rate: '0.003', cap: '100000' }];
    await agent.value('agent.proposeSalary', { userName: 'vip01', tiers });
    const waiting = await downline.value<{ dailysalreqtype: { contractId: string } }>(
      'agent.salaryRequest',
    );
    return waiting.dailysalreqtype.contractId;
  }

  it('contract.withdrawn, to the receiver of the offer', async () => {
    const [agent, downline] = [member('agent01'), member('vip01')];
    const contractId = await offered(agent, downline);
    const before = [await unread(agent), await unread(downline)];
    now += MINUTE_MS;
    await agent.value('agent.processSalary', {
      contractId,
      action: 'CANCEL',
      paymentPassword: '135790',
    });
    expect(await newest(downline.token)).toMatchObject({
      title: 'Contract proposal withdrawn: daily salary',
      summary: expect.stringContaining('agent01') as string,
      sentAt: now,
    });
    expect([await unread(agent), await unread(downline)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
  });

  test.each([
    ['agent01', 'vip01'],
    ['vip01', 'agent01'],
  ])('contract.ended by %s, to %s only', async (from, to) => {
    const [agent, downline] = [member('agent01'), member('vip01')];
    const contractId = await offered(agent, downline);
    await downline.value('agent.processSalary', {
      contractId,
      action: 'ACCEPT',
      paymentPassword: '135790',
    });
    const before = [await unread(member(from)), await unread(member(to))];
    now += MINUTE_MS;
    await member(from).value('agent.processSalary', {
      contractId,
      action: 'END',
      paymentPassword: '135790',
    });
    expect(await newest(member(to).token)).toMatchObject({
      title: 'Contract ended: daily salary',
      summary: expect.stringContaining(`${from} has ended`) as string,
      sentAt: now,
    });
    expect([await unread(member(from)), await unread(member(to))]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
  });

  it('a replaced contract sends no message of its end', async () => {
    const [agent, downline] = [member('agent01'), member('vip01')];
    for (let i = 0; i < 2; i += 1) {
      const contractId = await offered(agent, downline);
      await downline.value('agent.processSalary', {
        contractId,
        action: 'ACCEPT',
        paymentPassword: '135790',
      });
    }
    const mails = visitor(sandbox, { token: downline.token, headers: { language: 'EN' } });
    const { list } = await mails.value<{ list: Entry[] }>('announcements.inbox', {});
    expect(list.filter(({ title }) => title.startsWith('Contract ended'))).toEqual([]);
  });

  /** Sends documents of fresh01. */
  async function documents() {
    const me = member('fresh01');
    const upload = async () =>
      (
        await me.value<{ uploadId: string }>('member.uploadImage', {
          purpose: 'KYC',
          data: SMALL_PNG,
        })
      ).uploadId;
    await me.value('security.submitIdentity', {
      kind: 'PASSPORT',
      realName: 'Trần Vivian',
      documentNumber: '079190001234',
      birthday: '1990-05-17',
      images: [await upload()],
      selfie: await upload(),
    });
    return me;
  }

  test.each([
    ['identity.approved', 'approve', undefined, 'Your identity has been verified', 'accepted'],
    ['identity.rejected', 'reject', 'EXPIRED', 'Your identity couldn’t be verified', 'has expired'],
    [
      'identity.rejected',
      'reject',
      'MISMATCH',
      'Your identity couldn’t be verified',
      'don’t match',
    ],
  ] as const)('%s by %s %s', async (_, decision, reason, title, content) => {
    const me = await documents();
    const before = await unread(me);
    now += MINUTE_MS;
    sandbox.control.knobs.identity({ user: 'fresh01', decision, reason });
    expect(await unread(me)).toBe(before + 1);
    expect(await newest(me.token)).toMatchObject({
      title,
      summary: expect.stringContaining(content) as string,
      sentAt: now,
    });
  });

  it('identity.approved once, also without documents; a new check sends none', async () => {
    const me = member('fresh01');
    const before = await unread(me);
    for (const decision of ['approve', 'approve', 'ask'] as const) {
      sandbox.control.knobs.identity({ user: 'fresh01', decision });
      expect(await unread(me)).toBe(before + 1);
    }
  });

  it('reward.issued', async () => {
    const me = member('vip01');
    const { promotion } = await me.value<{ promotion: { id: string }[] }>('announcements.list', {
      platform: 'M',
      types: 'PR',
    });
    for (const { id } of promotion) {
      await me.call('rewards.applyPromotion', { promoId: id, remark: 'A bonus, please.' });
    }
    now += 10 * MINUTE_MS;
    await unread(me);
    const { list } = await me.value<{ list: { status: string }[] }>('rewards.applications');
    const issued = list.filter(({ status }) => status === 'issued').length;
    expect(issued).toBeGreaterThan(0);
    const mails = await me.value<{ list: Entry[] }>('announcements.inbox', {});
    const rewards = mails.list.filter(({ title }) => title.startsWith('Bạn đã nhận phần thưởng'));
    expect(rewards).toHaveLength(issued);
    expect(rewards.every(({ read, sentAt }) => !read && sentAt > now - 10 * MINUTE_MS)).toBe(true);
  });
});

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test.each(Object.keys(MAIL_EVENTS) as MailEventName[])(
  '%s has a text in every language, with known placeholders',
  (name) => {
    const facts = Object.keys(MAIL_EVENTS[name].facts);
    const written = MAIL_TEXTS[name];
    expect(new Set(LANGUAGES.map((language) => written[language].join())).size).toBe(7);
    for (const language of LANGUAGES) {
      const named = placeholders(written[language].join(' '));
      expect(facts).toEqual(expect.arrayContaining(named));
      expect(new Set(named), language).toEqual(new Set(placeholders(written.EN.join(' '))));
    }
  },
);

it('every reason and kind has a name', () => {
  const codes = [...DEPOSIT_REASONS, ...REASONS, ...IDENTITY_REASONS, 'DIVIDEND', 'SALARY', 'HOUR'];
  expect(Object.keys(MAIL_WORDS)).toEqual(expect.arrayContaining(codes));
});

it('a message has the reader’s language and the brand’s currency', async () => {
  const me = member('player01');
  await deposit(me, 'fail');
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    const mail = await newest(me.token, language);
    expect(`${mail?.title}${mail?.summary}`).not.toMatch(/[{}]|DECLINED|null/);
    expect(mail?.title).toContain('500.000\u00a0₫');
    titles.add(`${mail?.title}${mail?.summary}`);
  }
  expect(titles.size).toBe(LANGUAGES.length);
});

it(`an inbox keeps its newest ${MAX_MESSAGES} messages`, async () => {
  const me = member('fresh01');
  for (let i = 0; i < MAX_MESSAGES + 3; i += 1) {
    sandbox.control.knobs.mail({ user: 'fresh01', title: `Mail ${i}`, content: '<p>x</p>' });
  }
  const { list, total } = await me.value<{ list: Entry[]; total: number }>('announcements.inbox');
  expect([total, list[0]?.title]).toEqual([MAX_MESSAGES, `Mail ${MAX_MESSAGES + 2}`]);
  expect(await unread(member('player01'))).toBeGreaterThan(0);
});
