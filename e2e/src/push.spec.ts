import type { CDPSession, Page, Worker } from '@playwright/test';
import { pushBrowser } from '../../tools/sandbox/src/testing/push-browser.ts';
import { fillTransfer } from './deposit-steps.ts';
import { expect } from './fixtures.ts';
import { setLanguage, settleAtOnce } from './steps.ts';
import { wordsOf } from './words.ts';
import { homeIsCached, test } from './worker-site.ts';

const PHONE = 'phone';

type Browser = ReturnType<typeof pushBrowser>;
type Received = Parameters<Browser['open']>[0];

/**
 * A phone with the app on its home screen. The browser of the tests has no push service: it subscribes at the sandbox's own,
 * by a key pair of the test. The permission is not requested yet, and will be granted.
 */
async function asPhone(page: Page, { subscriber }: Browser): Promise<void> {
  await page.addInitScript((made) => {
    const { endpoint, p256dh, auth } = made;
    const KEPT = 'test-subscribed';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(KEPT, '1');
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem(KEPT) === null ? null : subscription),
    });
    const asked = () => sessionStorage.getItem('test-asked') !== null;
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked() ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test-asked', '1');
      return 'granted';
    };
    const media = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      media(query.includes('display-mode: standalone') ? 'all' : query);
  }, subscriber);
}

/** Delivers a message to the worker, as a push service would. */
async function deliver(session: CDPSession, page: Page, data: string): Promise<void> {
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) done(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The worker's global, with recorded notifications: a headless browser shows none. */
interface WorkerGlobal {
  shown: { title: string; data: { path: string }; close(): void }[];
}

/** Records the notifications of the worker. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const shown: WorkerGlobal['shown'] = [];
    Object.assign(globalThis, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { data }: { data: { path: string } }) =>
        void shown.push({ title, data, close: () => undefined }),
    });
  });

const shown = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as WorkerGlobal).shown.map(({ title, data }) => ({ title, ...data })),
  );

/** Presses the first notification. */
const pressNotice = (worker: Worker) =>
  worker.evaluate(() => {
    const [notification] = (globalThis as unknown as WorkerGlobal).shown;
    const waitUntil = () => undefined;
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  });

for (const [language, title] of [
  ['VI', 'Lệnh nạp tiền của bạn có cập nhật'],
  ['EN', 'Your deposit has an update'],
] as const) {
  test(
    `an order offers notifications, and its end is told in ${language}; off in one tap`,
    { tag: '@brands' },
    async ({ page, brand, context, baseURL, sandbox, signIn, axe }) => {
      const t = wordsOf('feature-member', language);
      const settings = wordsOf('feature-account', language);
      const browser = pushBrowser(PHONE, baseURL);
      await context.grantPermissions(['notifications']);
      await setLanguage(page, language);
      await asPhone(page, browser);
      await signIn(page, 'fresh01');
      await settleAtOnce(page);
      await page.goto('/m/home');
      await homeIsCached(page);

      await page.goto('/m/voucherCenter');
      await fillTransfer(page, brand, language);
      await page.locator('form button[type="submit"]').last().click();
      await expect(page).toHaveURL(/orderNo=D/);
      const path = new URL(page.url()).pathname + new URL(page.url()).search;
      const offer = page.getByRole('region', { name: t('member-deposit:push.title') });
      await expect(offer).toBeVisible();
      expect(await page.evaluate(() => Notification.permission)).toBe('default');
      await axe(page);
      await offer.getByRole('button', { name: t('member-deposit:push.on') }).click();
      await expect(page.getByText(t('member-deposit:push.done'))).toBeVisible();
      await expect(offer).toBeHidden();

      const orderNo = new URL(page.url()).searchParams.get('orderNo');
      await sandbox.knob('deposit', { orderNo, decision: 'approve' });
      await expect
        .poll(async () => (await sandbox.pushed<Received>(PHONE)).map(browser.open))
        .toEqual([{ kind: 'deposit', path }]);
      const [message] = await sandbox.pushed<Received>(PHONE);
      if (message === undefined) throw new Error('nothing arrived');
      const session = await context.newCDPSession(page);
      const [worker] = context.serviceWorkers();
      if (worker === undefined) throw new Error('there is no worker');
      await watch(worker);
      await deliver(session, page, JSON.stringify(browser.open(message)));
      await expect.poll(() => shown(worker)).toEqual([{ title, path }]);
      await page.goto('/m/home');
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
      await pressNotice(worker);
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
      // The page's own router opened it.
      expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);

      await page.goto('/m/set');
      const toggle = page.getByRole('switch', { name: settings('account-settings:push.title') });
      await expect(toggle).toBeChecked();
      await axe(page);
      const told = page.waitForResponse(
        (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/member/push'),
      );
      await toggle.click();
      await expect(toggle).not.toBeChecked();
      await told;
      await sandbox.knob('mail', { user: 'fresh01', title: 'News', content: 'News' });
      expect(await sandbox.pushed(PHONE)).toHaveLength(1);
      // A second order shows no offer.
      await page.goto(path);
      await expect(page.getByText(String(orderNo))).toBeVisible();
      await expect(offer).toBeHidden();
    },
  );
}
