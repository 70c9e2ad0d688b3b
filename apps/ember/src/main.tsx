import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-ember';
import './fonts.css';

startLobby(brand);
