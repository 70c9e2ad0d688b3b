/** Who sent a request, as routes get it from the server. */
export interface Peer {
  Bindings: {
    /** Network address; absent in process. */
    address?: string | undefined;
  };
}
