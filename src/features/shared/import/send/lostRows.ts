/** After a lost response the list is read after these times, in ms: a slow server finishes a row later than its gateway. */
const READS = [1000, 3000, 8000];
const LAST_READ = Math.max(...READS);

/** A list that cannot be read is read again after these pauses, in ms; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];

/** The rows whose responses were lost, which the server may have, and when the list is read to look for them. */
export interface LostRows {
  readonly add: (id: string, now: number) => void;
  /** The list is not read before this moment: the server asked for a pause. */
  readonly notBefore: (moment: number) => void;
  /** When the list is read next, in ms; Infinity without lost rows. */
  readonly due: () => number;
  /** The list could not be read. */
  readonly failed: (now: number) => void;
  /** Removes and returns the rows about which a read that began at `now` decides: those it has, and after the last read all. */
  readonly decided: (now: number, has: (id: string) => boolean) => readonly string[];
  /** Removes and returns all rows. */
  readonly take: () => readonly string[];
}

export function createLostRows(): LostRows {
  /** When the responses were lost, in ms. */
  const lostAt = new Map<string, number>();
  let lastRead = 0;
  let earliest = 0;
  let failures = 0;

  const nextRead = (at: number) => at + (READS.find((ms) => at + ms > lastRead) ?? LAST_READ);
  return {
    add: (id, now) => lostAt.set(id, now),
    notBefore: (moment) => {
      earliest = Math.max(earliest, moment);
    },
    due: () =>
      lostAt.size === 0 ? Infinity : Math.max(earliest, Math.min(...[...lostAt.values()].map(nextRead))),
    failed: (now) => {
      earliest = now + (PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      failures += 1;
    },
    decided: (now, has) => {
      lastRead = now;
      failures = 0;
      const ids = [...lostAt].flatMap(([id, at]) => (has(id) || now - at >= LAST_READ ? [id] : []));
      for (const id of ids) lostAt.delete(id);
      return ids;
    },
    take: () => {
      const ids = [...lostAt.keys()];
      lostAt.clear();
      return ids;
    },
  };
}
