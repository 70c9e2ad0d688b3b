import { unit } from '../vite/unit.ts';

export default unit(import.meta.dirname, { environment: 'node' });
