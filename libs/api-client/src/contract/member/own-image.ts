import * as z from 'zod/mini';
import { wireId, wireText } from '../wire';

/** An uploaded image, for its owner. */
export const ownImage = z.object({
  /** Identifier of the upload. */
  uploadId: wireId,
  /** Address that works as long as the session that asked for it. */
  url: wireText(500),
});
