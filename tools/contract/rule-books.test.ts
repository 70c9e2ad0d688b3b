import { type BrandCode, brandOf, createSandbox, type Sandbox } from '@lobby/sandbox';
import { contract } from '@lobby/api-client/contract';
import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { expect, test } from 'vitest';

interface Answer {
  value: { minAge: number };
}

/** Requirements of the platform for the documents of a brand's player. */
async function identityAt(sandbox: Sandbox, brand: BrandCode): Promise<Answer['value']> {
  const { path, module } = contract.security.identity;
  const { record } = sandbox.control.session({ user: 'player01', brand });
  const headers = {
    merchant: brand,
    moduleid: module,
    language: 'EN',
    authorization: record.token,
  };
  const request = new Request(`http://${brand}.localhost${path}`, { headers });
  const { value } = (await (await sandbox.fetch(request)).json()) as Answer;
  return value;
}

// Both the brand's build and the merchant's platform name the rule book; only this test compares them.
test.each([aurora, jade, ember])(
  '$name is held to the rule book and the age that its pages show',
  async ({ merchant, jurisdiction }) => {
    const brand = merchant as BrandCode;
    expect(brandOf(brand).ruleBook).toBe(jurisdiction.profile);
    const sandbox = createSandbox({ strict: true });
    const { minAge } = await identityAt(sandbox, brand);
    sandbox.close();
    expect(minAge).toBe(jurisdiction.minAge);
  },
);
