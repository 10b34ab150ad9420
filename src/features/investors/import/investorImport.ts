import type { Investor } from '#src/api/types/investor.ts';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainEmail, plainId } from '#src/features/shared/import/importFields.ts';
import { paths } from '#src/lib/paths.ts';
import { investorFields } from '../investorFields.ts';
import { investorList } from '../investorList.ts';
import type { InvestorValues } from '../investorValues.ts';

/** The import of investors: two of them share neither an email nor an Emirate ID. */
export const investorImport: ImportDescription<Investor, InvestorValues> = {
  list: investorList,
  path: paths.master.investorUsers,
  fields: investorFields,
  nameField: 'name',
  keys: [
    { name: 'email', noun: 'email', of: ({ email }) => email, plain: plainEmail },
    { name: 'emirateId', noun: 'Emirate ID', of: ({ emirateId }) => emirateId, plain: plainId },
  ],
};
