import * as z from 'zod/mini';
import { wireId, wireText } from '../wire';

/** An uploaded image, for its owner. */
export const ownImage = z.object({
  /** Identifier of the upload. */
  uploadId: wireId,
  /** Address of the picture; it works until the session that asked for it ends. */
  url: wireText(500),
});
