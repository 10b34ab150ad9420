import { useField } from 'formik';
import { useContext } from 'react';
import styled from 'styled-components';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { FieldContext } from '#src/components/Field/useFieldControl.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { type PlanLimit, UNLIMITED } from '../planTexts.ts';
import { planFields } from './planFields.ts';
import { planDefaults } from './planValues.ts';

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;

/** A limit of a plan: a whole number, or unlimited (spec section 5). */
export function LimitField({ limit }: { limit: PlanLimit }) {
  const [{ value: unlimited }, , box] = useField<boolean>(`${limit}Unlimited`);
  return (
    <FormField {...inputOf(limit, planFields[limit])}>
      {(control) => (
        <Row>
          <NumberInput
            {...control}
            value={unlimited ? '' : control.value}
            placeholder={unlimited ? UNLIMITED : undefined}
            disabled={unlimited}
          />
          <UnlimitedBox
            checked={unlimited}
            onCheckedChange={(checked) => {
              void box.setValue(checked);
              if (!checked) control.onValueChange(String(planDefaults[limit]));
            }}
          />
        </Row>
      )}
    </FormField>
  );
}

interface UnlimitedBoxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The checkbox `Unlimited`. The form has three of the same name, so each is described by the label of its field. */
function UnlimitedBox(props: UnlimitedBoxProps) {
  const field = useContext(FieldContext);
  return <Checkbox label={UNLIMITED} aria-describedby={field?.labelId} {...props} />;
}
