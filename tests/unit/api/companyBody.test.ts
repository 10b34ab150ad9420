import { describe, expect, it } from 'vitest';
import { companiesPath } from '#src/api/companies.ts';
import { companyForm, companyJson } from '#src/api/companyBody.ts';
import { companyRequest } from './requests.ts';

const logo = new File(['x'], 'logo.png', { type: 'image/png' });
const { address } = companyRequest;
const request = { ...companyRequest, logo };

describe('the bodies of section 7', () => {
  it('a creation: JSON parts and the file under its name', () => {
    const { logo: _file, ...fields } = request;
    expect(Object.fromEntries(companyForm(request, true))).toEqual({
      ...fields,
      address: JSON.stringify(address),
      branding: '{"primaryColor":"#112233","fontFamily":"Arial"}',
      blume_company_logo: logo,
    });
  });

  it('a creation leaves out what is not given', () => {
    const form = companyForm({ ...request, phoneNumber: '', billingEntity: '', logo: null }, true);
    expect([...form.keys()]).toEqual(['companyName', 'companyEmail', 'status', 'address', 'branding']);
  });

  it('an update can empty a field', () => {
    const form = companyForm({ ...request, phoneNumber: '', billingEntity: '' }, false);
    expect([form.get('phoneNumber'), form.get('billingEntity')]).toEqual(['', '']);
  });

  it('an update without a new logo: colour and font only, no file', () => {
    const branding = { ...request.branding, logo: '/old.png' };
    const { logo: _file, ...fields } = request;
    expect(companyJson({ ...request, branding, logo: null })).toEqual(fields);
  });

  it('an unknown status of the server is not written back', () => {
    const unknown = { ...request, status: 'Archived' };
    expect(JSON.parse(JSON.stringify(companyJson(unknown)))).not.toHaveProperty('status');
    expect(companyForm(unknown, false).has('status')).toBe(false);
  });

  it('a list sends only the parameters that are set', () => {
    expect(companiesPath({ page: 2, limit: 20 })).toBe('/company/getAll?page=2&limit=20');
    expect(companiesPath({ page: 1, limit: 20, search: '', status: 'active' })).toBe(
      '/company/getAll?page=1&limit=20&status=active',
    );
  });
});
