import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { MaintenanceSchedule } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { TimeField } from '#src/components/DateField/TimeField.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DayField } from '#src/features/shared/form/fields.tsx';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { labelOf } from '#src/lib/optionLabel.ts';
import { toDay, toTime } from '#src/lib/typedDates.ts';
import { timezones } from '../choices.ts';
import { BannerPreview } from '../Preview.tsx';
import { type SettingsValues, settingFields } from '../settingFields.ts';
import { CardFoot, SettingsCard } from './SettingsCard.tsx';

interface ScheduleFieldsProps {
  /** The planned maintenance, if there is one. */
  planned: MaintenanceSchedule | null;
  onSchedule: (schedule: MaintenanceSchedule) => void;
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.subtle};
`;

/** A maintenance to come: it is planned at once, without `Save All Settings`. */
function ScheduleFields({ planned, onSchedule }: ScheduleFieldsProps) {
  const { schedule, timezone } = useFormikContext<SettingsValues>().values;
  const complete = toDay(schedule.date) !== null && toTime(schedule.time) !== null;
  const zone = labelOf(timezones, timezone);
  return (
    <Section aria-label="Scheduled maintenance">
      <Heading level={3}>Scheduled Maintenance</Heading>
      <FieldGrid>
        <DayField name="schedule.date" label="Scheduled Date" />
        <FormField name="schedule.time" label="Scheduled Time" hint={`In the default timezone, ${zone}`}>
          {(control) => <TimeField {...control} />}
        </FormField>
        <FormField name="schedule.message" label="Scheduled Message">
          {(control) => <Textarea {...control} />}
        </FormField>
        <FormField name="schedule.emailBody" label="Scheduled Email Body">
          {(control) => <Textarea {...control} />}
        </FormField>
      </FieldGrid>
      <CardFoot>
        <Button disabled={!complete} onClick={() => onSchedule(schedule)}>
          Schedule Maintenance
        </Button>
        {complete ? null : <p>Choose a date and a time first.</p>}
        {planned ? (
          <p role="status">
            Planned for {planned.date} at {planned.time}
          </p>
        ) : null}
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
  onSchedule: (schedule: MaintenanceSchedule) => void;
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
