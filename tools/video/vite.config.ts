import { scriptTests } from '../vite/script-tests.ts';

export default scriptTests(import.meta.dirname);
