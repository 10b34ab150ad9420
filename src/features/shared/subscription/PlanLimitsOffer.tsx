import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { amountOf, type PlanOf, planLimits } from './plans.ts';
import { toRecordPlan } from './records/modalTerms.ts';
import { limitTexts } from './subscription.ts';
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

/**
 * The limits and the price of the chosen plan, with a button that sets the limits. Choosing a plan does not set them,
 * because they may be agreed individually.
 */
export function PlanLimitsOffer({ planOf }: { planOf: PlanOf }) {
  const { values, setValues } = useFormikContext<FieldValues>();
  const plan = fieldText(values.plan);
  const offered = planOf(plan);
  const limits = planLimits(plan, offered);
  if (limits === null) return null;
  const { users, projects, storage } = limits;
  const [status, billingCycle] = [fieldText(values.status), fieldText(values.billingCycle)];
  const amount = amountOf({ plan, status, billingCycle }, offered);
  return (
    <Offer>
      <Button
        size="small"
        type="button"
        onClick={() =>
          void setValues({ ...values, users: String(users), projects: String(projects), storage })
        }
      >
        Use {toRecordPlan(plan)} limits
      </Button>
      {limitTexts(limits).join(', ')}
      {amount === '' ? null : ` · ${amount}`}
    </Offer>
  );
}
