import { growCatalogue } from '../../catalogue/sequels';
import { closeGame, closeVendor, vendorStates } from '../../catalogue/closing';
import { ControlError } from '../control-error';
import { choiceField, knob, numberField, textField } from './knob';

const stateField = choiceField('State', ['off', 'on']);

export const vendors = knob({
  group: 'catalogue',
  title: 'Vendors',
  about: 'Lists all vendors with their state.',
  fields: {},
  turn: ({ core }) =>
    vendorStates(core.db).map(({ closed, ...one }) => ({ ...one, state: closed ? 'off' : 'on' })),
});

export const vendor = knob({
  group: 'catalogue',
  title: 'Vendor off or on',
  about:
    'Puts a vendor under maintenance at every brand: it is marked in lists, and its games do not launch.',
  fields: { vendor: textField('Vendor code', 'vendor-codes'), state: stateField },
  turn({ core }, { vendor: code, state }) {
    if (!closeVendor(core.db, code, state === 'off')) throw new ControlError(`no vendor ${code}`);
    return { vendor: code, state };
  },
});

export const game = knob({
  group: 'catalogue',
  title: 'Game off or on',
  about: 'Removes a game from every list, and refuses to launch it.',
  fields: { nodeId: textField('Node id of the game'), state: stateField },
  turn({ core }, { nodeId, state }) {
    if (!closeGame(core.db, nodeId, state === 'off')) throw new ControlError(`no game ${nodeId}`);
    return { nodeId, state };
  },
});

export const catalogue = knob({
  group: 'catalogue',
  title: 'Size of the catalogue',
  about: 'Adds generated games at the end of every list up to this number; a reset removes them.',
  fields: { games: numberField('Games', 1, 15_000) },
  turn({ core }, { games }) {
    core.answers.clear();
    return { games: growCatalogue(core.db, games) };
  },
});
