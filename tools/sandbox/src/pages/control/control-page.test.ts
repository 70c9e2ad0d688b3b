import { describe, expect, it } from 'vitest';
import { KNOBS } from '../../control/knobs/knobs';
import { STATES } from '../../control/states/states';
import { entrancePath } from './enter-page';
import { controlPages } from './routes';

const textOf = async (path: string) => (await controlPages.request(path)).text();

describe('control page', () => {
  it('labels every control', async () => {
    const text = await textOf('/__sandbox');
    const controls = [...text.matchAll(/<(?:input|select|textarea)\b[^>]*\bid="([^"]+)"/g)];
    expect(controls.length).toBeGreaterThan(20);
    for (const [, id = ''] of controls) expect(text, id).toContain(`for="${id}"`);
    expect(text).not.toMatch(/<(?:input|select|textarea)\b(?![^>]*\bid=)/);
  });

  it('has no inline handler, script or style', async () => {
    const text = await textOf('/__sandbox');
    expect(text).not.toMatch(/\son\w+=/);
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(text).not.toMatch(/\sstyle=|<style/);
  });

  it('loads only existing files', async () => {
    const text = await textOf('/__sandbox');
    const paths = [...text.matchAll(/(?:href|src)="(\/__sandbox\/assets\/[^"]+)"/g)];
    expect(paths.length).toBeGreaterThan(3);
    for (const [, path = ''] of paths) {
      expect((await controlPages.request(path)).status, path).toBe(200);
    }
  });
});

describe('entrance', () => {
  it('escapes the parameters of its address', async () => {
    const hostile = encodeURIComponent(`"><script>alert('x')</script>`);
    const text = await textOf(`/__sandbox/enter?user=${hostile}&brand=${hostile}&to=/${hostile}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;');
  });

  it.each([
    ['/m/mine?tab=1#top', '/m/mine?tab=1#top'],
    [undefined, '/m/home'],
    ['https://elsewhere.example/', '/m/home'],
    ['//elsewhere.example/', '/m/home'],
    ['/\\elsewhere.example/', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
  ])('redirects %s to %s', (to, path) => {
    expect(entrancePath(to)).toBe(path);
  });

  it('takes the brand from its host if none is given', async () => {
    const text = await textOf('http://jade.localhost:4400/__sandbox/enter?user=player01');
    expect(text).toContain('&quot;brand&quot;:&quot;jade&quot;');
  });
});

describe('knobs and states', () => {
  it('have a form for each knob and a container for the links of each state', async () => {
    const text = await textOf('/__sandbox');
    for (const name of Object.keys(KNOBS)) expect(text).toContain(`data-knob="${name}"`);
    for (const name of Object.keys(STATES)) expect(text).toContain(`data-state="${name}"`);
  });

  it('open the page of a state, or another requested page', async () => {
    const own = await textOf('/__sandbox/enter?state=timeOut&brand=jade');
    expect(own).toContain('&quot;to&quot;:&quot;&quot;,&quot;state&quot;:&quot;timeOut&quot;');
    const other = await textOf('/__sandbox/enter?state=timeOut&brand=jade&to=/m/mine');
    expect(other).toContain('&quot;to&quot;:&quot;/m/mine&quot;');
  });
});
