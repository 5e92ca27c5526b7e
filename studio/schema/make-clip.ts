import { t } from "@trousseau/words/translate.ts";
import {
  BlobSource,
  BufferSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
} from "mediabunny";

/** A shopper looks at it for so long at most. In seconds. */
const LONGEST_S = 8;

/** A gallery shows a dress about so wide, and a wider clip costs a telephone more than it shows. In pixels. */
const WIDEST = 720;

/** Cloth in motion is clear with so many. Six seconds are 450 kilobytes. */
const BITS_PER_SECOND = 600_000;

/** A film with no more than these is not encoded anew, which could only blur it. */
const MOST_BITS_PER_SECOND = 900_000;

/** Telephones may record 60, and half of them are smooth. */
const FRAMES_PER_SECOND = 30;

const POSTER_QUALITY = 0.88;

export type MadeClip = { film: Blob; poster: Blob; seconds: number };

/**
 * Makes a film from a telephone a short one without sound, in the format that every browser plays, and takes its first frame. The
 * browser's own coders work here: what it cannot do, `fault` says to whoever has chosen the film.
 */
export async function makeClip(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<MadeClip | { fault: string }> {
  const source = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const track = await source.getPrimaryVideoTrack().catch(() => null);
  if (!track) return { fault: t("This is not a film that can be read here: choose an MP4 or MOV file.") };
  const film = await encoded(source, track, onProgress);
  const made = film && new Input({ source: new BufferSource(film), formats: [MP4] });
  const madeTrack = await made?.getPrimaryVideoTrack();
  const poster = madeTrack && (await firstFrameOf(madeTrack));
  if (!film || !madeTrack || !poster)
    return {
      fault: t(
        "This browser cannot make a clip of it. Try Chrome or Edge on a computer, or save the film as MP4 (H.264), {{width}} pixels wide at most, and choose that.",
        { width: WIDEST },
      ),
    };
  const seconds = Math.round((await madeTrack.computeDuration()) * 10) / 10;
  return { film: new Blob([film], { type: "video/mp4" }), poster, seconds };
}

/** A film that is small enough keeps its pictures as they are, which needs no encoder. */
async function encoded(source: Input, track: InputVideoTrack, onProgress: (share: number) => void) {
  const width = await track.getDisplayWidth();
  const { averageBitrate, averagePacketRate } = await track.computePacketStats();
  const isSmall =
    (await track.getCodec()) === "avc" && width <= WIDEST && averageBitrate <= MOST_BITS_PER_SECOND;
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new BufferTarget(),
  });
  const conversion = await Conversion.init({
    input: source,
    output,
    tracks: "primary",
    trim: { end: Math.min(LONGEST_S, await source.computeDuration()) },
    audio: { discard: true },
    video: {
      codec: "avc",
      ...(!isSmall && {
        width: Math.min(width, WIDEST),
        ...(averagePacketRate > FRAMES_PER_SECOND && { frameRate: FRAMES_PER_SECOND }),
        quality: new Quality({ bitrate: BITS_PER_SECOND }),
        allowTransformationMetadata: false,
      }),
    },
    // A telephone writes where it was.
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) return undefined;
  conversion.onProgress = onProgress;
  await conversion.execute();
  return output.target.buffer;
}

async function firstFrameOf(track: InputVideoTrack): Promise<Blob | null> {
  if (!(await track.canDecode())) return null;
  const frame = await new CanvasSink(track).getCanvas(await track.getFirstTimestamp());
  if (!frame) return null;
  const canvas = new OffscreenCanvas(frame.canvas.width, frame.canvas.height);
  canvas.getContext("2d")?.drawImage(frame.canvas, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: POSTER_QUALITY });
}
