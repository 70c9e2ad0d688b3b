import { startLobby } from '@lobby/shell';
import brand from '../brand';
import './fonts.css';

startLobby(brand);
