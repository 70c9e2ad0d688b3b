import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-jade';
import { face } from './face';

startLobby(brand, face);
