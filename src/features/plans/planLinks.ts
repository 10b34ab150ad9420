import { Layers } from 'lucide-react';
import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { LinkedKind } from '#src/features/shared/records/recordKind.ts';
import { capitalised } from '#src/lib/text.ts';
import { planKind } from './plan.ts';
import { countedPlans, deletionNote, toPlanCompany, toPlanUser } from './planCompanies.ts';
import { priceText } from './planTexts.ts';

/** The plans of an audience, and what leads to them. */
export function linkedPlans(audience: PlanAudience): LinkedKind<StoredPlan> {
  const kind = planKind(audience);
  return {
    ...kind,
    heading: `${capitalised(audience)} Plans`,
    icon: Layers,
    hintOf: priceText,
    deletion(ids, records) {
      const deleted = records.rows(kind.id).filter(({ id }) => ids.has(id));
      const subscribed =
        audience === 'developer'
          ? records.rows('company-subscriptions').map(toPlanCompany)
          : records.rows('investor-subscriptions').map(toPlanUser);
      return [deletionNote(audience, countedPlans(deleted, subscribed))];
    },
  };
}
