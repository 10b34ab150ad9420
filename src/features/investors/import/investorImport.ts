import type { Investor } from '#src/api/types/investor.ts';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainEmail, plainId } from '#src/features/shared/import/importFields.ts';
import { paths } from '#src/lib/paths.ts';
import { investorSchema } from '../investorForm.ts';
import { investorList } from '../investorList.ts';
import { type InvestorValues, investorValues } from '../investorValues.ts';
import { investorFields } from './investorFields.ts';

/** The import of investors: two of them share neither an email nor an Emirate ID. */
export const investorImport: ImportDescription<Investor, InvestorValues> = {
  list: investorList.id,
  path: paths.master.investorUsers,
  noun: investorList.noun,
  fields: investorFields,
  nameField: 'name',
  nameOf: investorList.nameOf,
  initial: investorValues(null),
  schema: investorSchema,
  keys: [
    { name: 'email', noun: 'email', of: ({ email }) => email, plain: plainEmail },
    { name: 'emirateId', noun: 'Emirate ID', of: ({ emirateId }) => emirateId, plain: plainId },
  ],
};
