import type { Report } from '#src/api/types/report.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { NumbersTable } from '#src/components/ChartCard/NumbersTable.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { toShown } from '#src/lib/text.ts';
import { chartTable } from './chartProps.ts';
import { reportText } from './reportValues.ts';

export interface ReportTablesProps {
  report: Report;
  onClose: () => void;
}

/** The figures and tables of a report, as its files contain them. */
export function ReportTables({ report, onClose }: ReportTablesProps) {
  const { title, description, figures, tables } = report;
  return (
    <Dialog
      title={toShown(title)}
      description={toShown(description)}
      size="large"
      onClose={onClose}
      footer={<Button onClick={() => onClose()}>Close</Button>}
    >
      <FactList
        facts={figures.map(({ label, kind, value }) => ({ label, value: reportText(kind, value) }))}
      />
      {tables.map((table) => (
        <DialogSection key={table.title} title={table.title}>
          <NumbersTable title={table.title} table={chartTable(table)} />
        </DialogSection>
      ))}
    </Dialog>
  );
}
