/** Rendered picture. */
export interface Picture {
  file: Uint8Array;
  /** MIME type. */
  type: string;
}

/** Source of pictures. */
export interface PictureSource {
  /**
   * Picture by path below `/cdn/`: `game/20001-portrait.avif`. Without an extension the `Accept` header
   * selects the format.
   */
  get(key: string, accept: string): Promise<Picture | undefined>;
}
