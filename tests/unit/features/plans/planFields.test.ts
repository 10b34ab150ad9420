import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { planDefaults, planFields, toPlan, toPlanFields } from '#src/features/plans/planFields.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';

describe('the form', () => {
  it('of a new plan has the defaults of the specification', () => {
    expect(toPlanFields(valuesOf(planFields, null))).toEqual(planDefaults);
  });

  it('of an unlimited plan has the defaults for its disabled limits', () => {
    const values = valuesOf(planFields, buildPlan({ maxProjects: null, maxUsers: 0 }));
    expect(toPlanFields(values)).toMatchObject({ maxProjects: null, maxUsers: 0, maxUnits: 100 });
  });
});

describe('the plan that the form describes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
  });
  const stamp = { by: 'admin@blume.example', at: '2026-11-21T08:00:00.000Z' };

  it('is the same as before when nothing was typed, but for who changed it and when', () => {
    const { totalUsers: _, ...before } = buildPlan({ price: '49.00', maxUnits: null });
    expect(toPlan(valuesOf(planFields, { ...before, totalUsers: 7 }), before.id, before, stamp.by)).toEqual({
      ...before,
      updatedBy: stamp.by,
      updatedAt: stamp.at,
    });
  });

  it('is new: made now, and not changed', () => {
    expect(toPlan({ ...valuesOf(planFields, null), name: 'Basic' }, 'DPL-009', null, stamp.by)).toMatchObject(
      {
        id: 'DPL-009',
        name: 'Basic',
        createdBy: stamp.by,
        createdAt: stamp.at,
        updatedBy: null,
        updatedAt: null,
      },
    );
  });
});

describe('the rules', () => {
  const complete = { ...valuesOf(planFields, null), name: 'Basic', description: 'For a start', price: '49' };

  it('accept a complete plan, with limits that are no number as 0 (spec section 5)', () => {
    const { values, problems } = readValues(planFields, { ...complete, maxProjects: 'many', maxUsers: '' });
    expect(problems).toEqual({});
    expect(toPlanFields(values)).toMatchObject({ price: '49.00', maxProjects: 0, maxUsers: 0 });
  });

  it('refuse a price in another currency than that of the plan', () => {
    expect(Object.keys(readValues(planFields, { ...complete, price: '€49' }).problems)).toEqual(['price']);
  });
});
