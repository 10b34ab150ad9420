import { useState } from 'react';
import type { Report } from '#src/api/types/report.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { type ReportFormat, reportFile, reportFileName } from './files/reportFile.ts';
import type { ReportFileJob, ReportsScreenProps } from './ReportsScreen.tsx';
import type { RunTiming } from './reportRuns.ts';
import { chartTables, reportRuns, reportStore } from './reports.store.ts';

const formatNames: Readonly<Record<ReportFormat, string>> = { pdf: 'PDF', xlsx: 'Excel' };

/** Reports & Analytics on sample data. A run continues when the user leaves the screen, and shows a toast at its end. */
export function useReports(timing: RunTiming): ReportsScreenProps {
  const reports = reportStore.useRows();
  const [writing, setWriting] = useState<readonly ReportFileJob[]>([]);

  async function generate({ id, title }: Report) {
    if (await reportRuns.start(id, timing)) toast.success('Report generated', { detail: title });
  }

  function cancel({ id, title }: Report) {
    reportRuns.cancel(id);
    toast.info('Generation cancelled', { detail: title });
  }

  async function download(report: Report, format: ReportFormat) {
    const job = { id: report.id, format };
    const name = formatNames[format];
    setWriting((jobs) => [...jobs, job]);
    try {
      saveFile(await reportFile(report, format), reportFileName(report, format));
      toast.success(`Exported as ${name}`, { detail: report.title });
    } catch {
      toast.error(`The ${name} file could not be made. Check the connection and try again.`, {
        detail: report.title,
      });
    }
    setWriting((jobs) => jobs.filter((each) => each !== job));
  }

  return {
    reports,
    charts: chartTables,
    writing,
    actions: {
      onGenerate: (report) => void generate(report),
      onCancel: cancel,
      onDownload: (report, format) => void download(report, format),
    },
  };
}
