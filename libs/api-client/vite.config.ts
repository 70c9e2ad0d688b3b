import { unit } from '../../tools/vite/unit.ts';

export default unit(import.meta.dirname, { environment: 'node' });
