import { useState } from 'react';
import type { Report } from '#src/api/types/report.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { makeFile } from '#src/features/shared/files/makeFile.ts';
import { useMaking } from '#src/features/shared/files/useMaking.ts';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { type ReportFormat, reportFile, reportFileName } from './files/reportFile.ts';
import type { ReportFileJob, ReportsScreenProps } from './ReportsScreen.tsx';
import type { RunStep } from './reportRuns.ts';
import { chartTables, reportRuns, reportStore } from './reports.store.ts';
import { lastQuarter, REVENUE_REPORT } from './revenue/period.ts';
import { useRevenueToday } from './revenue/useRevenueToday.ts';

const defaults: Readonly<Record<'status' | 'open' | 'id', string>> = { status: '', open: '', id: '' };
const closed = { open: '', id: '' };

const formatNames: Readonly<Record<ReportFormat, string>> = { pdf: 'PDF', xlsx: 'Excel' };

/** Counts the figures of a report; the rows that it counts are loaded when the figures are asked for. */
const counter = loadOnce(async () => (await import('./counted.store.ts')).countedNow);

/** One toast for the runs of a report: a newer message replaces the one before. */
const runToast = (id: string) => `report ${id}`;

/** Reports & Analytics on sample data. A run continues when the user leaves the screen, and shows a toast at its end. */
export function useReports(step: RunStep): ReportsScreenProps {
  const rows = reportStore.useRows();
  const period = lastQuarter(useRevenueToday());
  const reports = rows.map((report) => (report.id === REVENUE_REPORT ? { ...report, period } : report));
  const [charts] = useState(chartTables);
  const { values, set, push, goBack } = useUrlParams(defaults);
  const { making, make } = useMaking<ReportFileJob>();

  async function generate({ id, title }: Report) {
    if (!(await reportRuns.start(id, step))) return;
    toast.success('Report generated', { id: runToast(id), detail: title });
  }

  function cancel({ id, title }: Report) {
    reportRuns.cancel(id);
    toast.info('Generation canceled', { id: runToast(id), detail: title });
  }

  async function download(report: Report, format: ReportFormat) {
    const name = formatNames[format];
    const task = {
      id: `report ${report.id} ${format}`,
      doing: `Making the ${name} file`,
      detail: report.title,
    };
    await make({ id: report.id, format }, task, async (attempt) => {
      await makeFile(
        attempt,
        () => `The ${name} file could not be made. Check the connection and try again.`,
        async () => ({
          file: await reportFile((await counter.load())(report), format),
          fileName: reportFileName(report, format),
          done: `Exported as ${name}`,
        }),
      );
    });
  }

  const opened =
    values.open === 'tables' ? (reports.find((report) => report.id === values.id) ?? null) : null;
  const close = () => goBack(closed);
  const countedNow = useLoaded(counter, opened !== null, () => {
    toastLoadError();
    close();
  });

  return {
    reports,
    charts,
    writing: making,
    status: values.status,
    onShowAll: () => set({ status: '' }),
    opened: opened && (countedNow?.(opened) ?? null),
    onClose: close,
    actions: {
      onGenerate: (report) => void generate(report),
      onCancel: cancel,
      onTables: ({ id }) => push({ open: 'tables', id }),
      onDownload: (report, format) => void download(report, format),
    },
  };
}
