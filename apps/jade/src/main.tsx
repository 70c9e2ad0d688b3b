import { startLobby } from '@lobby/shell';
import brand from '@lobby/brand-jade';
import './fonts.css';

startLobby(brand);
