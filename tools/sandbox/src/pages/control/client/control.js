// @ts-check
import { messageOf } from '../../shared/client/http.js';
import { startAccounts } from './accounts.js';
import { startAlerts } from './alerts.js';
import { startBrands } from './brands.js';
import { startCalls } from './calls.js';
import { startClock } from './clock.js';
import { startContent } from './content.js';
import { offerPaths, startFaults } from './faults.js';
import { startLedger } from './ledger.js';
import { startMessages } from './messages.js';
import { startReset } from './reset.js';
import { say } from './say.js';
import { readState } from './state.js';

startAlerts();
startBrands();
startClock();
startFaults();
startContent();
startLedger();
startReset();
startMessages();
startCalls();

startAccounts().catch((error) => say('accounts', messageOf(error), 'bad'));
readState().catch((error) => say('brands', messageOf(error), 'bad'));
// Only suggestions for a field that can be typed into.
offerPaths().catch(() => undefined);
