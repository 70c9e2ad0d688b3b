/** Connection of a request; an in-process one cannot be cut. */
export interface Transport {
  /** Whether the peer is this machine. */
  loopback: boolean;
  /** Peer address, the subject of rate limits; absent in process. */
  address?: string | undefined;
  /** Closes the connection without an answer; returns a placeholder if the server needs one. */
  cut(): Response;
}

/** Answers a request received over a connection. */
export type Handle = (request: Request, transport: Transport) => Promise<Response>;

export const IN_PROCESS: Transport = {
  loopback: true,
  cut: () => {
    throw new TypeError('fetch failed');
  },
};
