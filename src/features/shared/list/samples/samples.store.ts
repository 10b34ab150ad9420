import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { createSampleStore, type Identified, type SampleStore } from './sampleStore.ts';

let moment = new Date();

onSessionEnd('moment', {
  ended: () => {
    moment = new Date();
  },
});

/**
 * The moment for which this tab makes its samples: the start of the console, or the end of the last session. Areas load
 * their samples when they are opened, also after midnight, and must agree.
 */
export function sampleMoment(): Date {
  return moment;
}

/** A store of the samples of that moment; the end of a session restores them. */
export function sampleStoreOf<Row extends Identified>(
  samples: (now: Date) => readonly Row[],
): SampleStore<Row> {
  const store = createSampleStore(() => samples(moment));
  onSessionEnd('samples', { ended: store.reset });
  return store;
}
