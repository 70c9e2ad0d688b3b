import { contract } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { ContractTable } from '../openapi/types';
import { docsPage } from './docs-page';
import { docsPages } from './routes';

const HOSTILE = `"><script>alert('x')</script>`;

describe('docs page', () => {
  it('has a section and a form for every call', async () => {
    const text = await (await docsPages.request('/docs')).text();
    for (const [area, calls] of Object.entries(contract as ContractTable)) {
      for (const [name, call] of Object.entries(calls)) {
        expect(text).toContain(`id="${area}.${name}"`);
        expect(text).toContain(`data-path="${call.path}"`);
      }
    }
  });

  it('escapes whatever a contract says', async () => {
    const login = {
      ...contract.access.login,
      summary: HOSTILE,
      section: HOSTILE,
      input: z.object({ [HOSTILE]: z.enum([HOSTILE, 'b']) }),
      value: z.object({ [HOSTILE]: z.literal(HOSTILE) }),
    };
    const text = String(await docsPage({ [HOSTILE]: { [HOSTILE]: login } }));
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;');
  });

  it('serves only its own files, under a policy that runs no others', async () => {
    const page = await docsPages.request('/docs');
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    const paths = [...(await page.text()).matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)];
    expect(paths.length).toBeGreaterThan(3);
    for (const [, path = ''] of paths)
      expect((await docsPages.request(path)).status, path).toBe(200);
    expect((await docsPages.request('/docs/assets/constructor')).status).toBe(404);
  });

  it('answers the OpenAPI document', async () => {
    const answer = await docsPages.request('/openapi.json');
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
});
