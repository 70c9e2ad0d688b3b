import { answerAsOperator, serviceChats } from '../../chat/service';
import { forceHost, hostsAtWork } from '../../content/hosts';
import { ControlError } from '../control-error';
import { answerFeedback } from '../../feedback/feedback';
import { accountOf, brandField, choiceField, knob, textField, userField } from './knob';

/** Longest answer, in characters. */
const ANSWER_LENGTH = 500;

/** State of a host that a knob sets. */
const AIR = { timetable: null, on: true, off: false } as const;

export const hosts = knob({
  group: 'catalogue',
  title: 'Hosts',
  about: 'Lists hosts of a brand: on air or not, set by the timetable or by this page.',
  fields: { brand: brandField },
  turn: ({ core, now }, { brand }) => hostsAtWork(core.db, brand, now),
});

export const host = knob({
  group: 'catalogue',
  title: 'Host on or off air',
  about: 'Puts a host on air or off air, or back to the timetable; an open room closes.',
  fields: {
    brand: brandField,
    host: textField('Host id', 'host-ids'),
    air: choiceField('On air', ['timetable', 'on', 'off']),
  },
  turn({ core, now }, { brand, host: id, air }) {
    if (!forceHost(core.db, { brand, id }, AIR[air], now)) {
      throw new ControlError(`${brand} has no host ${id}`);
    }
    return { host: id, air };
  },
});

export const serviceTalks = knob({
  group: 'players',
  title: 'Customer service',
  about: 'Lists chats with customer service of a brand with their last message, newest first.',
  fields: { brand: brandField },
  turn: ({ core }, { brand }) => serviceChats(core.db, brand),
});

export const operator = knob({
  group: 'players',
  title: 'Message from customer service',
  about: 'Sends a message to a player; an open chat shows it within two seconds.',
  fields: { brand: brandField, user: userField, text: textField('Message', undefined, 500) },
  turn(tools, { brand, user: name, text }) {
    const { user } = accountOf(tools, brand, name);
    answerAsOperator(tools.core.db, user.id, text, tools.now);
    return { user: name, text };
  },
});

export const feedback = knob({
  group: 'players',
  title: 'Answer to feedback',
  about: 'Answers the newest feedback of a player.',
  fields: {
    brand: brandField,
    user: userField,
    text: textField('Answer', undefined, ANSWER_LENGTH),
  },
  turn(tools, { brand, user: name, text }) {
    const { user } = accountOf(tools, brand, name);
    if (!answerFeedback(tools.core.db, user.id, text, tools.now))
      throw new ControlError(`${name} has sent no feedback`);
    return { user: name, text };
  },
});
