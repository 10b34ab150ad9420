import { Button } from '#src/components/Button/Button.tsx';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { TimeField } from '#src/components/DateField/TimeField.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { RadioGroup } from '#src/components/RadioGroup/RadioGroup.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { type Examples, ignore } from './examples.ts';

const chip = (label: string, text: string) => ({ id: text, label, text, onRemove: ignore });
const statuses = optionsOf(['Active', 'Inactive']);
const search = (
  <SearchInput label="Search developers" placeholder="Search by name" value="" onValueChange={ignore} />
);
const status = <FilterMenu label="Status" values={[]} shown={[]} choices={statuses} onValues={ignore} />;

export const examples: Readonly<Record<string, Examples>> = {
  Checkbox: {
    do: <Checkbox checked onCheckedChange={ignore} label="Unlimited projects" />,
    dont: <Checkbox checked={false} onCheckedChange={ignore} label="Do not limit the projects" />,
  },
  Switch: {
    do: <Switch checked onCheckedChange={ignore} label="Email notifications" />,
    dont: <Switch checked onCheckedChange={ignore} label="Email notifications are on" />,
  },
  RadioGroup: {
    do: (
      <RadioGroup
        label="Keep the company"
        value=""
        onValueChange={ignore}
        options={[
          { value: 'a', label: 'Acme Developments', detail: '12 developers' },
          { value: 'b', label: 'Acme Development LLC', detail: '2 developers' },
        ]}
      />
    ),
    dont: (
      <RadioGroup
        label="Keep the company"
        value="a"
        onValueChange={ignore}
        options={[
          { value: 'a', label: 'Acme Developments', detail: <Button size="small">Show</Button> },
          { value: 'b', label: 'Acme Development LLC', detail: <Button size="small">Show</Button> },
        ]}
      />
    ),
  },
  Select: {
    do: (
      <Select
        inline
        label="Status"
        value=""
        onValueChange={ignore}
        options={[{ value: '', label: 'All' }, ...statuses]}
      />
    ),
    dont: (
      <Field label="Status">
        <Select
          value=""
          placeholder="(the value “archived” is gone)"
          onValueChange={ignore}
          options={statuses}
        />
      </Field>
    ),
  },
  Combobox: {
    do: (
      <Field label="Company">
        <Combobox value="a" onValueChange={ignore} options={[{ value: 'a', label: 'Acme Developments' }]} />
      </Field>
    ),
    dont: (
      <Field label="Company">
        <Combobox
          value="a"
          onValueChange={ignore}
          options={[{ value: 'a', label: 'Some company I typed' }]}
        />
      </Field>
    ),
  },
  DateField: {
    do: (
      <Field label="Start date" hint="From today on">
        <DateField value="2026-11-21" min="2026-11-21" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Start date" hint="Open the calendar to choose the day">
        <DateField value="" onValueChange={ignore} />
      </Field>
    ),
  },
  TimeField: {
    do: (
      <Field label="Time" hint="Dubai, UTC+4">
        <TimeField value="09:30" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Time">
        <TimeField value="09:30" onValueChange={ignore} />
      </Field>
    ),
  },
  FilterMenu: {
    do: (
      <FilterMenu
        label="Status"
        values={['Active']}
        shown={['Active']}
        choices={statuses}
        onValues={ignore}
      />
    ),
    dont: (
      <FilterMenu
        label="Status"
        values={['All']}
        shown={['All', 'Active']}
        choices={optionsOf(['All', 'Active', 'Inactive'])}
        onValues={ignore}
      />
    ),
  },
  FilterChips: {
    do: <FilterChips chips={[chip('Priority', 'Critical'), chip('Priority', 'High')]} onClear={ignore} />,
    dont: (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <FilterChips chips={[chip('Priority', 'Critical')]} onClear={ignore} />
        <Button>Clear filters</Button>
      </div>
    ),
  },
  FilterBar: {
    do: (
      <FilterBar end={<Button size="small">Columns</Button>}>
        {search}
        {status}
      </FilterBar>
    ),
    dont: (
      <div style={{ display: 'grid', gap: 12 }}>
        {search}
        {status}
        <FilterMenu label="Company" values={[]} shown={[]} choices={statuses} onValues={ignore} />
        <FilterMenu label="Created" values={[]} shown={[]} choices={statuses} onValues={ignore} />
      </div>
    ),
  },
};
