import { FileSpreadsheet, FileText, RefreshCw, Table } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Report, ReportStatus } from '#src/api/types/report.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';
import type { ReportFormat } from './files/reportFile.ts';

interface ReportProgressProps {
  report: Report;
  /** Gets the focus when the focused button Cancel is removed. */
  next: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
}

/** The progress of a report's run, with the button Cancel. */
function ReportProgress({ report: { title, progress = 0 }, next, onCancel }: ReportProgressProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = cancel.current;
    return () => {
      if (button && document.activeElement === button) next.current?.focus();
    };
  }, [next]);
  return (
    <>
      <ProgressBar label={`Generating ${toShown(title)}`} value={progress} />
      <span>{`${Math.round(progress * 100)}%`}</span>
      <Button size="small" ref={cancel} aria-label={`Cancel ${toShown(title)}`} onClick={() => onCancel()}>
        Cancel
      </Button>
    </>
  );
}

export interface ReportActions {
  /** Starts a run, after a failed one too. */
  onGenerate: (report: Report) => void;
  onCancel: (report: Report) => void;
  /** Shows the figures and tables of a report. */
  onTables: (report: Report) => void;
  onDownload: (report: Report, format: ReportFormat) => void;
}

export interface ReportCardProps extends ReportActions {
  readonly report: Report;
  /** The files of this report that are being written. */
  readonly writing: readonly ReportFormat[];
  /** The page of the report, if it has one. */
  readonly page?: string | undefined;
}

const intents: Readonly<Record<ReportStatus, LabelIntent>> = {
  Ready: 'success',
  Generating: 'info',
  Failed: 'danger',
};

const Content = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: 4px;
  min-inline-size: 0;
  /* Six cards leave room for the charts: closer to the frame than the padding of a card. */
  margin-block: -6px;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }
  > [data-head] > h3 {
    flex: 1 1 0;
    min-inline-size: 60%;
    font-size: 0.875rem;
  }
  > [data-state] {
    min-block-size: 24px;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  /* No higher than the line, so that nothing moves when it appears and disappears. */
  > [data-state] > button {
    margin-block: -4px;
  }
  > [data-state] > progress {
    flex: 1 1 40px;
    inline-size: auto;
  }
  > [data-state] > button {
    margin-inline-start: auto;
  }
`;

/** A report with its description, time, status and the buttons of its files. */
export function ReportCard({
  report,
  writing,
  page,
  onGenerate,
  onCancel,
  onTables,
  onDownload,
}: ReportCardProps) {
  const { title, description, type, lastGenerated, status } = report;
  const id = useId();
  const generate = useRef<HTMLButtonElement>(null);
  const named = (action: string) => `${action} ${toShown(title)}`;

  const file = (format: ReportFormat, text: string, icon: ReactNode) => (
    <Button
      size="small"
      icon={icon}
      disabled={status !== 'Ready'}
      busy={writing.includes(format)}
      aria-label={named(text)}
      onClick={() => onDownload(report, format)}
    >
      {text}
    </Button>
  );

  return (
    <Card>
      <Content aria-labelledby={id}>
        <div data-head="">
          <Heading level={3} id={id}>
            {page === undefined ? toShown(title) : <Link href={page}>{toShown(title)}</Link>}
          </Heading>
          <Badge>{toShown(type)}</Badge>
        </div>
        <Text muted size="small">
          {toShown(description)}
        </Text>
        <div data-state="">
          <Badge dot intent={intents[status]}>
            {status}
          </Badge>
          {status === 'Generating' ? (
            <ReportProgress report={report} next={generate} onCancel={() => onCancel(report)} />
          ) : (
            <span>
              <span>{status === 'Failed' ? 'Did not finish; last generated ' : 'Last generated '}</span>
              <DateTime value={lastGenerated} fallback="never" />
            </span>
          )}
        </div>
        <div>
          <Button size="small" icon={<Table />} aria-label={named('Table')} onClick={() => onTables(report)}>
            Table
          </Button>
          {file('pdf', 'PDF', <FileText />)}
          {file('xlsx', 'Excel', <FileSpreadsheet />)}
          <Button
            ref={generate}
            size="small"
            fill="quiet"
            icon={<RefreshCw />}
            busy={status === 'Generating'}
            aria-label={named('Generate')}
            onClick={() => onGenerate(report)}
          >
            Generate
          </Button>
        </div>
      </Content>
    </Card>
  );
}
