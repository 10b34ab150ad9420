/** Larger images are refused before decoding: a small file can decode to gigabytes. */
const MAX_EDGE = 8192;

/**
 * Why a file can't be shown as an image; `null` when it decodes. Uses `<img>`, because scripts in an SVG do not run
 * there.
 */
export async function imageProblem(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new Error('The file is no image'));
      image.src = url;
    });
    if (Math.max(image.naturalWidth, image.naturalHeight) > MAX_EDGE) {
      return `The image is larger than ${MAX_EDGE} pixels on one side`;
    }
    await image.decode();
    return null;
  } catch {
    return 'The file cannot be read as an image';
  } finally {
    URL.revokeObjectURL(url);
  }
}
