import { describe, expect, it } from 'vitest';
import { FIELD_ORDER } from '@lobby/feature-kit';
import { BY_USER_NAME, byMobile, formFields } from './form-fields';
import { toRegistration } from './registration.schema';

const NOTHING = {
  invitation: undefined,
  link: '',
  proof: undefined,
  dialingCode: '84',
  captcha: undefined,
};
const rules = [...FIELD_ORDER, 'taxCode'].map((field) => ({
  field,
  enabled: true,
  required: true,
}));
const fields = formFields(rules, BY_USER_NAME);

describe('the body of a registration (D1 §3)', () => {
  it('has every field of the form, and those only the server knows', () => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, `${name}1`]));
    const sent = toRegistration(fields, values, { ...NOTHING, captcha: '1234' });
    const { affiliateCode: _typed, ...others } = sent;
    for (const name of FIELD_ORDER.filter((one) => one in others))
      expect(others, name).toHaveProperty(name, `${name}1`);
    expect(sent).toMatchObject({
      taxCode: 'taxCode1',
      confirmPassword: 'confirmPassword1',
      captcha: '1234',
    });
  });

  it('has the host name and the register method', () => {
    expect(toRegistration(fields, { mobileNum: '0901234567' }, NOTHING)).toMatchObject({
      registerUrl: location.hostname,
      registerMethod: 'H5',
      mobileNum: '0901234567',
      countryDialingCode: '84',
    });
    expect(toRegistration(fields, {}, NOTHING).countryDialingCode).toBeUndefined();
  });

  it('has the platform’s code, or a third party’s token instead', () => {
    const mobile = formFields([], byMobile({ code: true, password: false }));
    const values = { mobileNum: '0901234567', verificationCode: '123456' };
    const own = toRegistration(mobile, values, { ...NOTHING, proof: { code: '123456' } });
    expect(own.verificationCode).toBe('123456');
    expect(own).not.toHaveProperty('firebaseIdToken');
    const other = toRegistration(mobile, values, { ...NOTHING, proof: { idToken: 'a.b.' } });
    expect(other).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'a.b.' });
    expect(other.verificationCode).toBeUndefined();
  });

  it('has the confirmed invitation as the code, and the address’s unchanged as the domain', () => {
    const known = { ...NOTHING, invitation: 'AGENT01', link: 'agent01' };
    expect(toRegistration(fields, { affiliateCode: 'typed' }, known)).toMatchObject({
      affiliateCode: 'AGENT01',
      domain: 'agent01',
    });
    expect(toRegistration(fields, {}, NOTHING).domain).toBeUndefined();
  });
});
