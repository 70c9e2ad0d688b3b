// @ts-check
import { messageOf } from '../../shared/client/http.js';
import { startAccounts } from './accounts.js';
import { startAlerts } from './alerts.js';
import { startBrands } from './brands.js';
import { startCalls } from './calls.js';
import { startClock } from './clock.js';
import { startContent } from './content.js';
import { startFailedJobs } from './failed-jobs.js';
import { offerPaths, startFaults } from './faults.js';
import { startKnobs } from './knobs.js';
import { startLedger } from './ledger.js';
import { startMessages } from './messages.js';
import { startReset } from './reset.js';
import { startStates } from './states.js';
import { showStatus } from './status.js';
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
startFailedJobs();
startStates();
startKnobs();

startAccounts().catch((error) => showStatus('accounts', messageOf(error), 'bad'));
readState().catch((error) => showStatus('brands', messageOf(error), 'bad'));
// Optional: only suggestions for a text field.
offerPaths().catch(() => undefined);
