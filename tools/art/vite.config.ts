import { unit } from '../unit/unit.ts';

export default unit(import.meta.dirname, { environment: 'node' });
