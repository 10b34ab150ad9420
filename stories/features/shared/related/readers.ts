import type { LoadOnce } from '#src/components/loadOnce.ts';
import type {
  MasterRecords,
  ReadState,
  RecordReader,
  RecordReaderProps,
  SupportRecords,
} from '#src/features/shared/records/records.ts';
import { masterFinder } from '#src/features/shared/related/finder/masterFinder.ts';
import { supportFinder } from '#src/features/shared/related/finder/supportFinder.ts';

const ready: ReadState = { status: 'ready' };
const loading: ReadState = { status: 'loading' };

/** Code that is loaded already. */
function loaded<T>(value: T): LoadOnce<T> {
  return { peek: () => value, load: async () => value };
}

/** A reader of these records of the master portal, of which those of the server are read as given, if they are wanted. */
export function masterReader(
  records: MasterRecords,
  { developers = ready, companies = ready }: { developers?: ReadState; companies?: ReadState } = {},
): LoadOnce<RecordReader<MasterRecords>> {
  return loaded(({ needs, children }: RecordReaderProps<MasterRecords>) => {
    const wanted = new Set(needs);
    const reads = {
      developers: wanted.has('developers') ? developers : loading,
      companies: wanted.has('companies') ? companies : loading,
    };
    return children({ records, reads, find: masterFinder(records, reads) });
  });
}

/** A reader of these records of the support portal. */
export function supportReader(records: SupportRecords): LoadOnce<RecordReader<SupportRecords>> {
  const reads = { developers: ready, companies: ready };
  const find = supportFinder(records, reads);
  return loaded(({ children }: RecordReaderProps<SupportRecords>) => children({ records, reads, find }));
}
