/** PNG of 8 by 8 black pixels, for uploads, in base64. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADElEQVR42mNgoA4AAABIAAEQRe/SAAAAAElFTkSuQmCC';
