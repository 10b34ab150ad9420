import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two values of a colour channel (0 to 255) may be apart: rounding when colours are blended. */
const tolerance = 8;

/** How two pictures differ. */
export interface ImageDifference {
  /** Number of pixels that differ. */
  readonly pixels: number;
  /** Share of all pixels, from 0 to 1. */
  readonly share: number;
  /** The differing pixels in red on a faded picture, as PNG file. */
  readonly picture: Buffer;
}

const hash = (file: Buffer) => createHash('sha256').update(file).digest('base64');

/** The image on a transparent canvas of the given size. */
function onCanvas(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}

/** A copy of `after` with the pixels of `before` wherever no channel differs by more than the tolerance. */
function withoutRounding(before: Buffer, after: Buffer): Buffer {
  const result = Buffer.from(after);
  for (let pixel = 0; pixel < after.length; pixel += 4) {
    let farthest = 0;
    for (let channel = pixel; channel < pixel + 4; channel += 1) {
      farthest = Math.max(farthest, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
    }
    if (farthest <= tolerance) before.copy(result, pixel, pixel, pixel + 4);
  }
  return result;
}

/**
 * Compares two PNG files, first by hash, then pixel by pixel: null when no pixel differs. Differences of a channel up to
 * 8 are ignored, and nothing else: antialiased pixels count, and so do pixels that only the larger picture has.
 */
export function compareImages(before: Buffer, after: Buffer): ImageDifference | null {
  if (hash(before) === hash(after)) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const first = onCanvas(old, width, height).data;
  const second = withoutRounding(first, onCanvas(now, width, height).data);
  const drawn = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(first, second, drawn.data, width, height, options);
  return pixels === 0 ? null : { pixels, share: pixels / (width * height), picture: PNG.sync.write(drawn) };
}
