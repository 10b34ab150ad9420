import { useFormikContext } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
import type { MaintenanceSchedule } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { TimeField } from '#src/components/DateField/TimeField.tsx';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DayField, NumberField } from '#src/features/shared/form/fields.tsx';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { plannedOf, plannedText } from '#src/features/shared/maintenance/planned.ts';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { timezones } from '../choices.ts';
import { BannerPreview } from '../Preview.tsx';
import { nothingPlanned, type SettingsValues, settingFields } from '../settingFields.ts';
import { CardFoot, SettingsCard } from './SettingsCard.tsx';

interface ScheduleFieldsProps {
  /** The planned maintenance, if there is one. */
  planned: MaintenanceSchedule | null;
  onSchedule: (schedule: MaintenanceSchedule | null) => void;
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.subtle};
`;

/** Why a schedule cannot be planned; empty if it can. */
export function scheduleProblem(schedule: MaintenanceSchedule, timezone: string, now: Date): string {
  const typed = plannedOf(schedule, timezone);
  if (!typed) return 'Choose a date and a time first.';
  if (Date.parse(typed.start) <= now.getTime()) return 'The start is in the past.';
  return Number(schedule.duration) > 0 ? '' : 'Enter the duration in hours.';
}

/** A maintenance to come: it is planned, changed and canceled at once, without `Save All Settings`. */
function ScheduleFields({ planned, onSchedule }: ScheduleFieldsProps) {
  const { values, setFieldValue } = useFormikContext<SettingsValues>();
  const { schedule, timezone } = values;
  const fields = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const problem = useMinutely((now) => scheduleProblem(schedule, timezone, now));
  const shown = planned && plannedOf(planned, timezone);
  function edit(to: MaintenanceSchedule) {
    void setFieldValue('schedule', to);
    fields.current?.querySelector('input')?.focus();
  }
  return (
    <Section aria-label="Scheduled maintenance">
      <Heading level={3}>Scheduled Maintenance</Heading>
      {planned && shown ? (
        <CardFoot>
          <p role="status">Planned {plannedText(shown, zone)}</p>
          <Button size="small" onClick={() => edit(planned)}>
            Edit
          </Button>
          <Button
            size="small"
            onClick={() => {
              onSchedule(null);
              edit(nothingPlanned);
            }}
          >
            Cancel
          </Button>
        </CardFoot>
      ) : null}
      <FieldGrid ref={fields}>
        <DayField name="schedule.date" label="Scheduled Date" />
        <FormField
          name="schedule.time"
          label="Scheduled Time"
          hint={`In the default timezone, ${labelOf(timezones, timezone)}`}
        >
          {(control) => <TimeField {...control} />}
        </FormField>
        <NumberField name="schedule.duration" label="Scheduled Duration" hint="In hours" />
        <FormField name="schedule.message" label="Scheduled Message">
          {(control) => <Textarea {...control} />}
        </FormField>
        <FormField name="schedule.emailBody" label="Scheduled Email Body">
          {(control) => <Textarea {...control} />}
        </FormField>
      </FieldGrid>
      <CardFoot>
        <Button disabled={problem !== ''} onClick={() => onSchedule(schedule)}>
          Schedule Maintenance
        </Button>
        {problem === '' ? null : <p>{problem}</p>}
      </CardFoot>
    </Section>
  );
}

export interface MaintenanceCardProps {
  /** Maintenance Mode is on. */
  active: boolean;
  planned: MaintenanceSchedule | null;
  /** Asks before it is switched on. */
  onStart: () => void;
  /** Switches it off at once: that stops the work of no user. */
  onEnd: () => void;
  onSchedule: (schedule: MaintenanceSchedule | null) => void;
}

/** The maintenance switch, what users are told, and the next planned maintenance. */
export function MaintenanceCard({ active, planned, onStart, onEnd, onSchedule }: MaintenanceCardProps) {
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
      <ScheduleFields planned={planned} onSchedule={onSchedule} />
    </SettingsCard>
  );
}
