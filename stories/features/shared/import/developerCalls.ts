import { companies, developers } from '#fixtures/build/samples.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { DeveloperValues } from '#src/features/developers/developerFields.ts';
import type { ImportTarget } from '#src/features/shared/import/importer.ts';
import { importInto } from '../../resourceOf.ts';

const options = companies.map(({ id, companyName }) => ({ value: id, label: companyName }));

/** The calls of an import of developers over the samples; every row is created. */
export const developerCalls: ImportTarget<Developer, DeveloperValues> = importInto(developers, options);
