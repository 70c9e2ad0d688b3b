import { it } from 'vitest';
import { createSandbox } from './app';
import { seedRows } from './seed/rows';
import { catalogue } from './seed/catalogue';
import { openDb } from './database/db';
import { seed } from './seed/seed';
it('prof', () => {
  for (let i = 0; i < 4; i++) {
    let t = performance.now(); catalogue(); const a = performance.now() - t;
    t = performance.now(); const rows = seedRows(); const b = performance.now() - t;
    t = performance.now(); const json = rows.map(([, r]) => JSON.stringify(r)); const c = performance.now() - t;
    t = performance.now(); const db = openDb(':memory:'); seed(db, rows); const d = performance.now() - t; db.close();
    t = performance.now(); const s = createSandbox(); const e = performance.now() - t; s.close();
    console.log({ a, b, c, d, e, n: json.join('').length });
  }
});
