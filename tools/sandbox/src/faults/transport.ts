/** Connection of a request; the in-process one cannot be cut. */
export interface Transport {
  /** Whether the peer is this machine. */
  loopback: boolean;
  /** Address of the peer, which limits are counted for; the in-process one has none. */
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
