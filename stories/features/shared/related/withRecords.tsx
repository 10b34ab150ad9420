import type { Decorator } from '@storybook/react-vite';
import { RecordsContext, type RecordsSource } from '#src/features/shared/records/RecordsContext.ts';

/** Provides the records of a portal, as the app does: `withRecords(loaded(masterWith()))`. */
export function withRecords(records: NonNullable<RecordsSource['records']>): Decorator {
  return (Story) => (
    <RecordsContext value={{ records }}>
      <Story />
    </RecordsContext>
  );
}
