import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareImages } from '#scripts/pictures/compareImages.ts';

type Colour = readonly [number, number, number];
const grey: Colour = [100, 100, 100];

/** A picture of one colour, with single pixels in others. */
function picture(width: number, height: number, others: Readonly<Record<number, Colour>> = {}): Buffer {
  const image = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    image.data.set([...(others[pixel] ?? grey), 255], pixel * 4);
  }
  return PNG.sync.write(image);
}

/** The colour of a pixel of a difference, as a name. */
function drawn(file: Buffer | undefined, pixel: number): string {
  const { data } = PNG.sync.read(file ?? Buffer.alloc(0));
  return data.subarray(pixel * 4, pixel * 4 + 3).join(' ') === '255 0 0' ? 'red' : 'faded';
}

it('finds no difference between equal pictures', () => {
  expect(compareImages(picture(10, 10), picture(10, 10))).toBeNull();
});

it('ignores a channel that differs by 8, and not by 9', () => {
  expect(compareImages(picture(10, 10), picture(10, 10, { 5: [108, 92, 100] }))).toBeNull();
  expect(compareImages(picture(10, 10), picture(10, 10, { 5: [100, 100, 109] }))).toMatchObject({
    pixels: 1,
    share: 0.01,
  });
});

it('draws the differing pixels in red', () => {
  const difference = compareImages(
    picture(10, 10),
    picture(10, 10, { 5: [255, 255, 255], 6: [101, 100, 100] }),
  );
  expect(drawn(difference?.picture, 5)).toBe('red');
  expect(drawn(difference?.picture, 6)).toBe('faded');
});

it('counts pixels that look like antialiasing', () => {
  // The middle of a slope between two surfaces, which pixelmatch ignores by default.
  const slope = (middle: Colour) =>
    picture(
      9,
      9,
      Object.fromEntries(
        Array.from({ length: 81 }, (_, pixel) => {
          const place = (pixel % 9) - Math.floor(pixel / 9);
          return [pixel, place < 0 ? [0, 0, 0] : place > 0 ? [255, 255, 255] : middle];
        }),
      ),
    );
  expect(compareImages(slope([128, 128, 128]), slope([150, 150, 150]))?.pixels).toBe(9);
});

it('counts what only the larger picture has', () => {
  const higher = compareImages(picture(10, 10), picture(10, 12));
  expect(higher).toMatchObject({ pixels: 20, share: 20 / 120 });
  expect(compareImages(picture(10, 12), picture(10, 10))?.pixels).toBe(20);
});
