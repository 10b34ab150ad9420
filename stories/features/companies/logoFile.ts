import { companyLogos } from '#fixtures/data/companyLogos.ts';

/** A small real image file. */
export function logoFile(name = 'logo.png'): File {
  const png = companyLogos.find(({ contentType }) => contentType === 'image/png');
  if (!png) throw new Error('There is no sample logo that is a PNG.');
  return new File([png.bytes], name, { type: 'image/png' });
}
