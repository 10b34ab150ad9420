import normalUrl from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import boldUrl from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import { woffToFont } from '#src/lib/woff.ts';
import type { PdfFonts } from './reportPdf.ts';

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font could not be loaded (${response.status}).`);
  return woffToFont(new Uint8Array(await response.arrayBuffer()));
}

/** Loads the font of the PDFs, a static file of the console. */
export async function loadFonts(): Promise<PdfFonts> {
  const [normal, bold] = await Promise.all([fetchFont(normalUrl), fetchFont(boldUrl)]);
  return { normal, bold };
}
