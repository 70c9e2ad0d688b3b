/** What a request came by; the in-process one has no wire to cut. */
export interface Transport {
  /** Whether the peer is this machine. */
  loopback: boolean;
  /** Ends the connection without an answer. Answers a stand-in where the server needs one. */
  cut(): Response;
}

export const IN_PROCESS: Transport = {
  loopback: true,
  cut: () => {
    throw new TypeError('fetch failed');
  },
};
