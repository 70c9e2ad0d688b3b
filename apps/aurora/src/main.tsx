import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-aurora';
import './fonts.css';

startLobby(brand);
