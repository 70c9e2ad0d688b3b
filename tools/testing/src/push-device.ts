import { vi } from 'vitest';

type Permission = 'default' | 'granted' | 'denied';

interface PushDevice {
  /** Permission granted before. Default: none yet. */
  permission?: Permission;
  /** Answer to the browser's prompt. Default: yes. */
  answer?: Permission;
  /** Whether the page was started from the home screen. Default: yes. */
  installed?: boolean;
}

const text = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser's subscription: a real key pair, at the sandbox's own push service. */
async function createSubscription(name: string, onEnd: () => void) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, [
    'deriveBits',
  ]);
  const p256dh = text(await crypto.subtle.exportKey('raw', keys.publicKey));
  const auth = text(crypto.getRandomValues(new Uint8Array(16)));
  const endpoint = `http://aurora.localhost/__sandbox/push/${name}`;
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      onEnd();
      return true;
    },
  };
}

/** The browser's caches, as a worker and its pages share them. */
function memoryCaches() {
  const stores = new Map<string, Map<string, string>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return store;
  };
  return {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => ({
      put: async (key: string, response: Response) =>
        void storeOf(name).set(key, await response.text()),
      match: async (key: string) => {
        const text = storeOf(name).get(key);
        return text === undefined ? undefined : new Response(text);
      },
    }),
  };
}

/** Simulates a browser with notifications. Returns its calls; `remove` restores the page. */
export function pushDevice({ permission, answer = 'granted', installed = true }: PushDevice = {}) {
  let subscription: Awaited<ReturnType<typeof createSubscription>> | undefined;
  let made = 0;
  const subscribe = vi.fn(async (_options: { applicationServerKey: Uint8Array }) => {
    made += 1;
    subscription = await createSubscription(`browser${made}`, () => (subscription = undefined));
    return subscription;
  });
  const notification = {
    permission: permission ?? 'default',
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  /** Notifications in the tray. */
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription ?? null },
    getNotifications: async () => shown,
  };
  const worker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('caches', memoryCaches());
  const query = (media: string) => ({
    matches: installed && media.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', query);
  return {
    subscribe,
    shown,
    asked: notification.requestPermission,
    endpoint: () => subscription?.endpoint,
    remove(): void {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      vi.unstubAllGlobals();
    },
  };
}
