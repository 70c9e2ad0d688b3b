import { unit } from '../../tools/unit/unit.ts';

export default unit(import.meta.dirname);
