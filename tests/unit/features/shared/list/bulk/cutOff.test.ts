import { beforeEach, describe, expect, it } from 'vitest';
import { cutOffTexts } from '#src/features/shared/list/bulk/bulk.ts';
import { changeRows } from '#src/features/shared/list/bulk/changeRows.ts';
import { dropCutOff, keepCutOff, tellCutOff } from '#src/features/shared/list/bulk/cutOff.ts';
import { recordToasts, shownIn, type ToastCommand } from '../../../../recordToasts.ts';

let commands: ToastCommand[] = [];
const shown = () => shownIn(commands);

beforeEach(() => {
  commands = recordToasts();
  dropCutOff();
});

/** A bulk change whose session ends with the fourth row. */
async function cutOff() {
  const called: string[] = [];
  const rows = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
  const result = await changeRows({
    rows,
    nameOf: (name) => name,
    call: async (name) => {
      called.push(name);
      if (called.length < 4) return;
      keepCutOff('anna');
      throw Object.assign(new Error('Unauthorized'), { status: 401 });
    },
    doing: 'Changing 8 developers',
    done: 'set to Inactive',
  });
  return { called, result };
}

describe('a bulk change that the end of the session cuts off', () => {
  it('calls for no further row, and says nothing yet', async () => {
    const { called, result } = await cutOff();
    expect(called).toHaveLength(4);
    expect(result).toBeNull();
    expect(shown()).toEqual([]);
  });

  it('is told to the same user: what was done, and what not', async () => {
    await cutOff();
    tellCutOff('anna');
    expect(shown()).toMatchObject([
      {
        kind: 'error',
        text: '3 set to Inactive before the session expired, 5 not',
        detail: 'Not set to Inactive: Dan, Eve, Fay, Gus, Hal',
        duration: false,
      },
    ]);
    tellCutOff('anna');
    expect(shown()).toHaveLength(1);
  });

  it('is told to no other user, and to none after a sign-out', async () => {
    await cutOff();
    tellCutOff('ben');
    tellCutOff('anna');
    await cutOff();
    dropCutOff();
    tellCutOff('anna');
    expect(shown()).toEqual([]);
  });
});

it('many names are counted, and long ones cut', () => {
  const failed = Array.from({ length: 13 }, (_, at) => ({
    item: `n${at}`.repeat(at === 0 ? 60 : 1),
    message: '',
  }));
  const { text, detail } = cutOffTexts({ done: [], failed }, 'deleted', (name) => name);
  expect(text).toBe('0 deleted before the session expired, 13 not');
  expect(detail).toMatch(/^Not deleted: n0.{56,60}…, n1, .*, n9 and 3 more$/u);
});
