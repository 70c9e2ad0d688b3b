import { startLobby } from '@lobby/shell';
import brand from '../brand/brand';
import './fonts.css';

startLobby(brand);
