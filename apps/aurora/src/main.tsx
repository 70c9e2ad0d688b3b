import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-aurora';
import { face } from './face';

startLobby(brand, face);
