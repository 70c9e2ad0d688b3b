/** Encoded VP9 frame; `ms` since the start of the video. */
/** @typedef {{ ms: number, key: boolean, data: Buffer }} EncodedFrame */
/** @typedef {{ width: number, height: number, durationMs: number, frames: readonly EncodedFrame[] }} Video */

/** Element ids of WebM (RFC 9559). */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
};

/** Fixed width of numbers that are filled in later. */
const FIXED_BYTES = 8;

/** @param {number} value @param {number} [length] */
function uint(value, length = Math.max(1, Math.ceil(value.toString(16).length / 2))) {
  const bytes = Buffer.alloc(FIXED_BYTES);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes.subarray(FIXED_BYTES - length);
}

/** @param {number} value */
function float(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** Element size in eight bytes, so that element offsets are known in advance. */
function sizeOf(/** @type {number} */ length) {
  const bytes = uint(length, 8);
  bytes[0] = 0x01;
  return bytes;
}

/** @param {number} id @param {...Buffer} content */
function part(id, ...content) {
  const body = Buffer.concat(content);
  return Buffer.concat([uint(id), sizeOf(body.length), body]);
}

const header = () =>
  part(
    ID.ebml,
    part(ID.ebmlVersion, uint(1)),
    part(ID.ebmlReadVersion, uint(1)),
    part(ID.ebmlMaxIdLength, uint(4)),
    part(ID.ebmlMaxSizeLength, uint(8)),
    part(ID.docType, Buffer.from('webm')),
    part(ID.docTypeVersion, uint(4)),
    part(ID.docTypeReadVersion, uint(2)),
  );

const info = (/** @type {number} */ durationMs) =>
  part(
    ID.info,
    part(ID.timestampScale, uint(1_000_000)),
    part(ID.duration, float(durationMs)),
    part(ID.muxingApp, Buffer.from('lobby')),
    part(ID.writingApp, Buffer.from('lobby')),
  );

const tracks = (/** @type {Video} */ { width, height }) =>
  part(
    ID.tracks,
    part(
      ID.track,
      part(ID.trackNumber, uint(1)),
      part(ID.trackUid, uint(1)),
      part(ID.trackType, uint(1)),
      part(ID.codecId, Buffer.from('V_VP9')),
      part(ID.video, part(ID.pixelWidth, uint(width)), part(ID.pixelHeight, uint(height))),
    ),
  );

/** Groups frames by keyframe; a player can seek to each. */
function groupsOf(/** @type {readonly EncodedFrame[]} */ frames) {
  /** @type {EncodedFrame[][]} */
  const groups = [];
  for (const frame of frames) {
    if (frame.key) groups.push([frame]);
    else groups.at(-1)?.push(frame);
  }
  return groups;
}

function cluster(/** @type {EncodedFrame[]} */ frames) {
  const from = frames[0]?.ms ?? 0;
  const blocks = frames.map(({ ms, key, data }) => {
    const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
    head.writeInt16BE(ms - from, 1);
    return part(ID.simpleBlock, head, data);
  });
  return { from, bytes: part(ID.cluster, part(ID.clusterTime, uint(from)), ...blocks) };
}

/** @param {{ from: number, at: number }[]} places Of the clusters, from the beginning of the segment's content. */
const cues = (places) =>
  part(
    ID.cues,
    ...places.map(({ from, at }) =>
      part(
        ID.cuePoint,
        part(ID.cueTime, uint(from)),
        part(
          ID.cuePositions,
          part(ID.cueTrack, uint(1)),
          part(ID.cueCluster, uint(at, FIXED_BYTES)),
        ),
      ),
    ),
  );

/**
 * Muxes frames into a WebM file with duration and index up front. Browser recordings have neither, so they
 * cannot loop seamlessly or seek.
 * @param {Video} video @returns {Buffer}
 */
export function toWebm(video) {
  const clusters = groupsOf(video.frames).map(cluster);
  const head = Buffer.concat([info(video.durationMs), tracks(video)]);
  const unplaced = cues(clusters.map(({ from }) => ({ from, at: 0 })));
  let at = head.length + unplaced.length;
  const places = clusters.map(({ from, bytes }) => {
    const place = { from, at };
    at += bytes.length;
    return place;
  });
  const content = [head, cues(places), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([header(), part(ID.segment, ...content)]);
}
