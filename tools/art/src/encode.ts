import sharp from 'sharp';

// One thread per picture, because several pictures are encoded concurrently on a shared machine.
sharp.concurrency(1);

/** A picture encoded in both formats. */
export interface Encoded {
  avif: Buffer;
  webp: Buffer;
}

export interface EncodeOptions {
  /** Size of the files in pixels; the drawing is scaled to it. */
  width: number;
  height: number;
  /** Maximum bytes per format; quality is reduced until it fits. */
  limits: { avif: number; webp: number };
}

/** AVIF qualities from the preferred to the lowest acceptable one. */
const AVIF_LADDER = [52, 46, 40, 34, 28] as const;
const WEBP_LADDER = [72, 64, 56, 48, 40, 32] as const;

async function within(
  limit: number,
  ladder: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let file: Buffer | undefined;
  for (const quality of ladder) {
    file = await encode(quality);
    if (file.length <= limit) break;
  }
  if (!file) throw new RangeError('empty quality ladder');
  return file;
}

/** Rasterises an SVG drawing and encodes it as AVIF and WebP, each within its limit. */
export async function rasterise(svg: string, options: EncodeOptions): Promise<Encoded> {
  const { width, height, limits } = options;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels } });
  return {
    avif: await within(limits.avif, AVIF_LADDER, (quality) =>
      pixels().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
    ),
    webp: await within(limits.webp, WEBP_LADDER, (quality) =>
      pixels().webp({ quality, effort: 4, preset: 'picture' }).toBuffer(),
    ),
  };
}
