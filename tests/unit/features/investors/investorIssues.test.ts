import { describe } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { emiratesId } from '#fixtures/data/emiratesId.ts';
import { findInvestors } from '#src/features/investors/issues/investorIssues.ts';
import { findsPlanted } from '../shared/dataIssues/planted.ts';

const rows = Array.from({ length: 1000 }, (_, n) => buildInvestor({ emirateId: emiratesId(1990, n) }));
const address = { street: '1 Bay Road', city: 'Dubai', state: 'Dubai', country: 'UAE', zipCode: '00000' };

describe('issues among investors', () => {
  findsPlanted(
    findInvestors,
    rows,
    {},
    {
      'same-email': [{ email: 'omar@farouk.example' }, { email: 'omar@farouk.example' }],
      'same-emirates-id': [{ emirateId: emiratesId(1987, 1) }, { emirateId: emiratesId(1987, 1) }],
      'same-phone': [{ mobile: '00971509999999' }, { mobile: '0509999999' }],
      'malformed-email': [{ email: 'omar' }],
      'malformed-emirates-id': [{ emirateId: '78419871234567' }],
      'malformed-phone': [{ mobile: '+971 50 123 4567 890 123 45' }],
      'incomplete-address': [
        { address: { ...address, zipCode: '' } },
        { address: { ...address, city: ' ' } },
      ],
    },
  );
});
