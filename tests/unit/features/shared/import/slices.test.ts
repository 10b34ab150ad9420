import { expect, it, vi } from 'vitest';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import { emptyList } from './emptyList.ts';

it('adds the rows that are sent in one task as one change', async () => {
  const createMany = vi.fn(async () => undefined);
  const target = { ...emptyList, create: vi.fn(), createMany };
  const { create } = importerOf(investorImport, target);
  const send = (name: string) => create({ name }, new Map());
  await Promise.all([send('Ada'), send('Ben')]);
  await send('Cai');
  expect(createMany.mock.calls).toMatchObject([[[{ name: 'Ada' }, { name: 'Ben' }]], [[{ name: 'Cai' }]]]);
  expect(target.create).not.toHaveBeenCalled();
});

it('fails each of them when the change fails', async () => {
  const createMany = async () => Promise.reject(new Error('No room'));
  const { create } = importerOf(investorImport, { ...emptyList, createMany });
  const outcomes = await Promise.allSettled([create({}, new Map()), create({}, new Map())]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
