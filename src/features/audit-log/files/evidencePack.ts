import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { type ExportWatch, exportRows } from '#src/features/shared/list/export/exportRows.ts';
import { toSha256Sums } from '#src/lib/checksums.ts';
import { countOf, toQuoted } from '#src/lib/text.ts';
import { toZip, type ZipFile } from '#src/lib/zip.ts';
import { logColumns } from './logColumns.ts';

/** The content of an evidence pack. */
export interface Evidence {
  readonly entries: readonly AuditEntry[];
  /** True if the user selected the entries; false for all matching entries. */
  readonly selected: boolean;
  /** A line for each filter that is set. */
  readonly filters: readonly string[];
  /** The user who makes the pack. */
  readonly by: { readonly name: string; readonly email: string };
  readonly at: Date;
}

/** The number of entries that are written as JSON between two pauses. */
const CHUNK = 250;

/** The approximate share of each part in the whole work. */
const SHARES = { csv: 0.2, json: 0.2, zip: 0.6 };

/**
 * A ZIP file of audit entries that can be verified later: `audit-logs.csv` (spec section 7), `audit-logs.json` with all
 * fields, `about.txt` (user, time, filters) and `SHA256SUMS` of these three. Rejects when aborted.
 */
export async function evidencePack(evidence: Evidence, watch: ExportWatch): Promise<Blob> {
  const { entries, at } = evidence;
  const from = (start: number, share: number): ExportWatch => ({
    ...watch,
    onProgress: (done) => watch.onProgress(start + done * share),
  });
  const csv = await exportRows(
    { name: 'audit-logs', format: 'csv', columns: logColumns, rows: entries },
    from(0, SHARES.csv),
  );
  const files: readonly ZipFile[] = [
    { name: 'audit-logs.csv', bytes: await bytesOf([csv]) },
    { name: 'audit-logs.json', bytes: await bytesOf(await toJson(entries, from(SHARES.csv, SHARES.json))) },
    { name: 'about.txt', bytes: await bytesOf([about(evidence)]) },
  ];
  const sums = { name: 'SHA256SUMS', bytes: await bytesOf([await toSha256Sums(files)]) };

  const all = files.reduce((sum, { bytes }) => sum + bytes.length, sums.bytes.length);
  const zip = from(SHARES.csv + SHARES.json, SHARES.zip);
  return toZip([...files, sums], { at, onPiece: (packed) => step(packed / all, zip) });
}

async function bytesOf(parts: readonly BlobPart[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob([...parts]).arrayBuffer());
}

async function step(share: number, { signal, onProgress, pause }: ExportWatch): Promise<void> {
  onProgress(share);
  await pause();
  signal.throwIfAborted();
}

/** The entries as a JSON list, one to a line. */
async function toJson(entries: readonly AuditEntry[], watch: ExportWatch): Promise<readonly string[]> {
  const pieces: string[] = ['[\n'];
  for (let at = 0; at < entries.length; at += CHUNK) {
    await step(at / entries.length, watch);
    const lines = entries.slice(at, at + CHUNK).map((entry) => JSON.stringify(entry));
    pieces.push(at === 0 ? '' : ',\n', lines.join(',\n'));
  }
  return [...pieces, '\n]\n'];
}

function about({ entries, selected, filters, by, at }: Evidence): string {
  return [
    'Evidence pack of the audit log, Blume Console',
    '',
    `Made by: ${toQuoted(by.name)}, ${toQuoted(by.email)}`,
    `Made at: ${at.toISOString()}`,
    `Holds: ${countOf(entries.length, 'record', 'records')}, ${selected ? 'selected by hand' : 'all that match the filters'}`,
    'Filters:',
    ...(filters.length === 0 ? ['- none'] : filters.map((filter) => `- ${filter}`)),
    '',
    'audit-logs.csv has the columns of Export Logs, audit-logs.json every field.',
    'To check that no file was changed: sha256sum -c SHA256SUMS',
    '',
  ].join('\n');
}
