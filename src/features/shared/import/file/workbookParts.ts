import { strFromU8 } from 'fflate';
import { plainXml, tagsOf, type XmlAttributes, xmlText } from '#src/features/shared/import/xml/xmlTags.ts';
import { unpacker, zipEntries } from './zipEntries.ts';

/** Why an archive is no workbook that can be read. */
export type WorkbookFault = 'kind' | 'binary' | 'no sheet';

export class WorkbookError extends Error {
  override name = 'WorkbookError';
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The sheet that is read, and how many sheets the workbook has. */
export interface ReadSheet {
  readonly name: string;
  readonly sheets: number;
  /** Whether the sheets before it are hidden or have charts instead of cells. */
  readonly isLater: boolean;
}

/** The parts of a workbook that its first shown sheet with cells needs, as XML; '' for one that it does not have. */
export interface WorkbookParts {
  readonly read: ReadSheet;
  readonly sheet: string;
  readonly shared: string;
  readonly styles: string;
  /** Whether the days count from 1904. */
  readonly from1904: boolean;
}

const isKind = ({ Type = '' }: XmlAttributes, kind: string) => Type.endsWith(`/${kind}`);

/** The first sheet that is shown and has cells, not a chart. */
function chooseSheet(workbook: string, relationships: readonly XmlAttributes[]) {
  const sheets = tagsOf(workbook, 'sheet');
  const worksheets = new Map(
    relationships.filter((given) => isKind(given, 'worksheet')).map(({ Id, Target }) => [Id, Target]),
  );
  const at = sheets.findIndex(({ id, state = 'visible' }) => state === 'visible' && worksheets.has(id));
  const sheet = sheets[at];
  const target = worksheets.get(sheet?.id);
  if (!sheet || target === undefined) throw new WorkbookError('no sheet');
  return { target, read: { name: xmlText(sheet.name ?? ''), sheets: sheets.length, isLater: at > 0 } };
}

function entriesOf(bytes: Uint8Array) {
  try {
    return zipEntries(bytes);
  } catch (error) {
    throw error instanceof RangeError ? new WorkbookError('kind') : error;
  }
}

/** Unpacks a workbook (ECMA-376). Throws `WorkbookError`, `LimitError`, and other errors for a damaged one. */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const entries = entriesOf(bytes);
  const unpack = unpacker();
  const xmlOf = (path: string | undefined) => {
    const entry = entries.get(path ?? '');
    return entry ? plainXml(strFromU8(unpack(entry))) : '';
  };
  const paths = [...entries.keys()];
  const path = paths.find((name) => /(?:^|\/)workbook\.xml$/u.test(name));
  if (path === undefined) {
    throw new WorkbookError(paths.some((name) => name.endsWith('workbook.bin')) ? 'binary' : 'kind');
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : folder + target);
  const workbook = xmlOf(path);
  const relationships = tagsOf(xmlOf(`${folder}_rels/workbook.xml.rels`), 'Relationship');
  const { target, read } = chooseSheet(workbook, relationships);
  const part = (kind: string) => {
    const found = relationships.find((given) => isKind(given, kind))?.Target;
    return xmlOf(found === undefined ? `${folder}${kind}.xml` : pathOf(found));
  };
  return {
    read,
    sheet: xmlOf(pathOf(target)),
    shared: part('sharedStrings'),
    styles: part('styles'),
    from1904: ['1', 'true'].includes(tagsOf(workbook, 'workbookPr')[0]?.date1904 ?? ''),
  };
}
