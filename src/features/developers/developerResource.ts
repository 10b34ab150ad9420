import { useMemo } from 'react';
import { useCompanyOptions } from '#src/api/companies.ts';
import { developerRecords } from '#src/api/developers.ts';
import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { seenCompanies } from '#src/api/seenCompanies.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { statusWith } from '#src/features/shared/resource/statuses.ts';
import { needsCompanyName, withCompanyNames } from './companyNames.ts';
import { type DeveloperValues, developerKind, NEW_ROLE, toDeveloperRequest } from './developer.ts';

/** The name of a company that was read; else its id. */
function companyNameOf(value: unknown): string {
  const id = String(value);
  return seenCompanies.getState().byId.get(id)?.companyName ?? id;
}

const kind: ResourceKind<Developer, DeveloperValues> = {
  ...developerKind,
  names: {
    ...developerKind.names,
    companyId: { label: developerKind.fields.companyId.label, text: companyNameOf },
  },
};

/** The developer users on the server, without the audit log: an import is one record of it. */
export const developers: Resource<Developer, DeveloperValues> = {
  ...developerRecords,
  kind,
  // The server may send only the id of a company: companies are requested when there is such a row.
  useRows(query, enabled) {
    const read = developerRecords.useRows(query, enabled);
    const page = read.status === 'ready' ? read.data : null;
    const options = useCompanyOptions(page?.rows.some(needsCompanyName) ?? false);
    const names = options.status === 'ready' ? options.data : null;
    const data = useMemo(
      () => (page && names ? { ...page, rows: withCompanyNames(page.rows, names) } : page),
      [page, names],
    );
    return read.status === 'ready' && data ? { ...read, data } : read;
  },
  create: (values) => developerRecords.create(toDeveloperRequest(values, NEW_ROLE)),
  update: (row, values) => {
    const { isActive, ...request } = toDeveloperRequest({ ...kind.valuesOf(row), ...values }, row.role);
    // The form has no value for a status that only the server knows: it is kept, unless a status is set.
    const keepsStatus = row.statusWord !== null && !isActive && statusWith(kind, values) === undefined;
    return developerRecords.update(row.id, keepsStatus ? request : { ...request, isActive });
  },
};

/** The developer users, with every change in the audit log. */
export const developerResource = recorded(developers);
