/** An event during which the browser keeps the worker alive. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page. */
export interface Client {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

/** A page in a tab or window. */
interface WindowClient extends Client {
  focus(): Promise<unknown>;
}

/** Payload of a push message. */
export interface PushData {
  json(): unknown;
}

/** A notification that is shown. */
export interface Notice {
  readonly data: { readonly path?: unknown } | null;
  close(): void;
}

interface WindowClients {
  claim(): Promise<void>;
  openWindow(path: string): Promise<unknown>;
  matchAll(options: {
    type: 'window';
    includeUncontrolled?: boolean;
  }): Promise<readonly WindowClient[]>;
}

/** The parts of its global object that the worker uses. The workspace's types are those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WindowClients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: LastingEvent & { readonly data: PushData | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: LastingEvent & { readonly notification: Notice }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (
      event: LastingEvent & {
        readonly data: unknown;
        readonly source: Client | null;
      },
    ) => void,
  ): void;
}

declare const self: WorkerScope;

/** The worker's global object. */
export const scope = self;
