import { brandApp } from '../../tools/vite/brand-app.ts';
import brand from './brand.ts';

export default brandApp(import.meta.dirname, brand, 4303);
