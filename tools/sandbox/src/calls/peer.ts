/** Sender of a request, passed to routes by the server. */
export interface Peer {
  Bindings: {
    /** Network address; absent in process. */
    address?: string | undefined;
  };
}
