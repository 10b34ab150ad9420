import styled from 'styled-components';
import { Card } from '#src/components/Card/Card.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { optionsOf } from '#src/lib/options.ts';
import { densities, type Preferences, themeChoices } from '#src/lib/preferences.ts';

export interface SettingsScreenProps {
  readonly preferences: Preferences;
  /** Applies a change at once; there is no Save button. */
  onChange: (part: Partial<Preferences>) => void;
  /** IANA names that the browser supports. */
  readonly timeZones: readonly string[];
  /** The current time in the chosen zone: `2026-11-20 12:00`. */
  readonly example: string;
}

const themeOptions = optionsOf(themeChoices, { system: 'System', light: 'Light', dark: 'Dark' });

const densityOptions = optionsOf(densities, {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
});

/** The option for no chosen zone. */
const ownZone = { value: '', label: 'Browser time zone' };

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: ${theme.layout.column};
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  /* The placeholder names the current choice (the computer's zone), so it looks like a value. */
  input::placeholder {
    color: ${theme.text.main};
  }
`;

/** `/settings`: the user's preferences in this browser (product.md "Routes"). */
export function SettingsScreen(props: SettingsScreenProps) {
  useLoadAhead(true);
  const { preferences, onChange, timeZones, example } = props;
  const zones = [ownZone, ...timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
  return (
    <>
      <PageHeader title="Settings" />
      <Column>
        <Card title="Appearance and dates">
          <Stack>
            <Field label="Theme">
              <Select
                value={preferences.theme}
                options={themeOptions}
                onValueChange={(value) => {
                  const theme = themeChoices.find((choice) => choice === value);
                  if (theme) onChange({ theme });
                }}
              />
            </Field>
            <Field label="Density" hint="Height of rows and controls">
              <Select
                value={preferences.density}
                options={densityOptions}
                onValueChange={(value) => {
                  const density = densities.find((choice) => choice === value);
                  if (density) onChange({ density });
                }}
              />
            </Field>
            <Field label="Time zone" hint={`Dates are shown like ${example}`}>
              <Combobox
                value={preferences.timeZone}
                options={zones}
                placeholder={ownZone.label}
                onValueChange={(timeZone) => onChange({ timeZone })}
              />
            </Field>
          </Stack>
        </Card>
        <Card title="Keyboard shortcuts">
          <Switch
            label="Single-key shortcuts; Shift + ? lists them all"
            checked={preferences.singleKeys}
            onCheckedChange={(singleKeys) => onChange({ singleKeys })}
          />
        </Card>
      </Column>
    </>
  );
}
