import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-ember';
import { face } from './face';

startLobby(brand, face);
