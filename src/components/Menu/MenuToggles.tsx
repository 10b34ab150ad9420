import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { MenuCheckbox, MenuRadios } from './items.ts';

function Ticked({ label, ticked, box }: { label: string; ticked: boolean; box?: boolean }) {
  return (
    <>
      <span data-mark={box ? 'box' : ''} aria-hidden="true">
        {ticked ? <Check /> : null}
      </span>
      <span data-label="">{label}</span>
    </>
  );
}

/** A menu item with a checkbox. */
export function MenuCheckboxRow({ item }: { item: MenuCheckbox }) {
  return (
    <Base.CheckboxItem
      checked={item.checked}
      disabled={item.disabled ?? false}
      onCheckedChange={(checked) => item.onCheckedChange(checked)}
    >
      <Ticked label={item.label} ticked={item.checked} box />
    </Base.CheckboxItem>
  );
}

/** A group of radio items. */
export function MenuRadioRows({ item }: { item: MenuRadios }) {
  return (
    <Base.RadioGroup
      aria-label={item.label}
      value={item.value}
      onValueChange={(value: string) => item.onValueChange(value)}
    >
      {item.choices.map(({ value, label }) => (
        <Base.RadioItem key={value} value={value}>
          <Ticked label={label} ticked={value === item.value} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
