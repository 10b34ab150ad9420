import type { Developer } from '#src/api/types/developer.ts';
import type { Option } from '#src/lib/options.ts';

/** Whether the response has only the id of the company. */
export function needsCompanyName({ companyId, companyName }: Developer): boolean {
  return companyId !== null && companyName === null;
}

/** The rows, each with the name of its company where `companies` knows it. */
export function withCompanyNames(
  rows: readonly Developer[],
  companies: readonly Option[],
): readonly Developer[] {
  const names = new Map(companies.map(({ value, label }) => [value, label]));
  return rows.map((row) =>
    needsCompanyName(row) ? { ...row, companyName: names.get(row.companyId ?? '') ?? null } : row,
  );
}
