/** An event that the browser keeps the worker alive for. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page. */
export interface Client {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface WindowClients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Client[]>;
}

/** What the worker uses of its global object. The workspace's types are a page's, which have no worker. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WindowClients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (
      event: LastingEvent & {
        readonly data: unknown;
        readonly source: Client | null;
        readonly ports: readonly MessagePort[];
      },
    ) => void,
  ): void;
}

declare const self: WorkerScope;

/** The worker's global object. */
export const scope = self;
