import { scriptTests } from '../unit/script-tests.ts';

export default scriptTests(import.meta.dirname);
