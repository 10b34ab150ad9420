import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { planLimits } from './plans.ts';
import { type FieldValues, fieldText } from './subscriptionFields.ts';

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

/** A button that sets the limits to those of the chosen plan. Choosing a plan does not set them, because they may be agreed individually. */
export function PlanLimitsOffer() {
  const { values, setValues } = useFormikContext<FieldValues>();
  const plan = fieldText(values.plan);
  const limits = planLimits(plan);
  if (limits === null) return null;
  const { users, projects, storage } = limits;
  return (
    <Offer>
      <Button
        size="small"
        type="button"
        onClick={() =>
          void setValues({ ...values, users: String(users), projects: String(projects), storage })
        }
      >
        Use {plan} limits
      </Button>
      {users} users, {projects} projects, {storage}
    </Offer>
  );
}
