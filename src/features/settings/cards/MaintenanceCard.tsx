import { useFormikContext } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
import type { MaintenanceSchedule, PlannedMaintenance } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { TimeField } from '#src/components/DateField/TimeField.tsx';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import {
  duration,
  isOver,
  keptSchedule,
  plannedOf,
  plannedText,
} from '#src/features/shared/maintenance/planned.ts';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { timezones } from '../choices.ts';
import { BannerPreview } from '../Preview.tsx';
import { nothingPlanned, type SettingsValues, settingFields } from '../settingFields.ts';
import { CardFoot, SettingsCard } from './SettingsCard.tsx';

interface ScheduleFieldsProps {
  /** What was planned last, and its time; null if nothing is. */
  schedule: MaintenanceSchedule | null;
  planned: PlannedMaintenance | null;
  onSchedule: (schedule: MaintenanceSchedule, planned: PlannedMaintenance) => void;
  onCancel: () => void;
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.subtle};
`;

/** Why a maintenance cannot be planned for that time; empty if it can. */
export function scheduleProblem(planned: PlannedMaintenance | null, now: Date): string {
  if (!planned) return 'Choose a date and a time first.';
  if (Date.parse(planned.start) <= now.getTime()) return 'The start is in the past.';
  return planned.hours > 0 ? '' : 'Enter the duration in hours.';
}

/** A maintenance to come: it is planned, changed and canceled at once, without `Save All Settings`. */
function ScheduleFields({ schedule: saved, planned, onSchedule, onCancel }: ScheduleFieldsProps) {
  const { values, setFieldValue } = useFormikContext<SettingsValues>();
  const { schedule, timezone } = values;
  const fields = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const typed = plannedOf(schedule, timezone);
  const problem = useMinutely((now) => scheduleProblem(typed, now));
  const over = useMinutely((now) => isOver(planned, now));
  const today = useMinutely((now) => formatDateTime(now.getTime(), timezone)?.slice(0, 10) ?? '');
  function edit(to: MaintenanceSchedule) {
    void setFieldValue('schedule', to);
    fields.current?.querySelector('input')?.focus();
  }
  return (
    <Section aria-label="Scheduled maintenance">
      <Heading level={3}>Scheduled Maintenance</Heading>
      {saved && planned && !over ? (
        <CardFoot>
          <p role="status">Planned {plannedText(planned, zone)}</p>
          <Button size="small" onClick={() => edit(saved)}>
            Edit
          </Button>
          <Button
            size="small"
            onClick={() => {
              onCancel();
              edit(nothingPlanned);
            }}
          >
            Cancel
          </Button>
        </CardFoot>
      ) : null}
      <FieldGrid ref={fields}>
        <FormField name="schedule.date" label="Date">
          {(control) => <DateField {...control} min={today} />}
        </FormField>
        <FormField
          name="schedule.time"
          label="Time"
          hint={`In the default timezone, ${labelOf(timezones, timezone)}`}
        >
          {(control) => <TimeField {...control} />}
        </FormField>
        <FormField name="schedule.duration" label="Duration" hint="In hours">
          {(control) => <NumberInput {...control} kind={duration} />}
        </FormField>
        <FormField name="schedule.message" label="Message">
          {(control) => <Textarea {...control} />}
        </FormField>
        <FormField name="schedule.emailBody" label="Email Body">
          {(control) => <Textarea {...control} />}
        </FormField>
      </FieldGrid>
      <CardFoot>
        <Button disabled={problem !== ''} onClick={() => typed && onSchedule(keptSchedule(schedule), typed)}>
          Schedule Maintenance
        </Button>
        {problem === '' ? null : <p>{problem}</p>}
      </CardFoot>
    </Section>
  );
}

export interface MaintenanceCardProps extends ScheduleFieldsProps {
  /** Maintenance Mode is on. */
  active: boolean;
  /** Asks before it is switched on. */
  onStart: () => void;
  /** Switches it off at once: that stops the work of no user. */
  onEnd: () => void;
}

/** The maintenance switch, what users are told, and the next planned maintenance. */
export function MaintenanceCard({ active, onStart, onEnd, ...scheduling }: MaintenanceCardProps) {
  const { bannerMessage } = useFormikContext<SettingsValues>().values;
  return (
    <SettingsCard
      title="Maintenance Mode"
      actions={
        active ? (
          <Badge intent="warning" dot>
            Maintenance Active
          </Badge>
        ) : null
      }
    >
      <div>
        <Switch
          label="Maintenance Mode"
          checked={active}
          onCheckedChange={(on) => (on ? onStart() : onEnd())}
        />
      </div>
      <RecordFields fields={settingFields} names={['bannerMessage']} />
      <BannerPreview caption="Preview of the banner" message={bannerMessage} />
      <RecordFields fields={settingFields} names={['maintenanceEmailBody']} />
      <ScheduleFields {...scheduling} />
    </SettingsCard>
  );
}
