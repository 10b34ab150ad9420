import type { CompanyRequest } from '#src/api/types/company.ts';
import type { DeveloperRequest } from '#src/api/types/developer.ts';

/** What a form sends of a developer user. */
export const developerRequest: DeveloperRequest = {
  name: 'Ünal Öz',
  emiratesId: '784-1987-1234567-1',
  email: 'unal@x.example',
  phoneNumber: '+971500000000',
  role: 'developer',
  companyId: 'c',
  isActive: true,
};

/** What a form sends of a company without a logo. */
export const companyRequest: CompanyRequest = {
  companyName: 'Zenith & Söhne',
  companyEmail: 'hello@zenith.example',
  phoneNumber: '1',
  billingEntity: 'Zenith LLC',
  status: 'suspended',
  address: { street: '1 Main', city: 'Dubai', state: 'D', country: 'UAE', zipCode: '0' },
  branding: { primaryColor: '#112233', fontFamily: 'Arial' },
  logo: null,
};
