/** A drawn picture as it is served. */
export interface Picture {
  file: Uint8Array;
  /** MIME type. */
  type: string;
}

/** Where pictures come from. */
export interface PictureSource {
  /**
   * The picture at an address, given without `/cdn/`: `game/20001-portrait.avif`. Without an
   * ending the `Accept` header decides its format.
   */
  get(key: string, accept: string): Promise<Picture | undefined>;
}
