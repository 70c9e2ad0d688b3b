import { hashPassword } from '../accounts/passwords';
import { registrationFaults } from '../accounts/registration';
import { addUser, isUserNameTaken } from '../accounts/users';
import { NAME_TAKEN } from '../accounts/registration-rules.data';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { placeBelow } from './ancestors';
import { assertQuota } from './quotas';
import { validRates, setRates, type WireRate, wireRates } from './rates';

interface Opening {
  username: string;
  password: string;
  confirmPassword: string;
  nickname?: string | undefined;
  type: number;
  rebates: readonly WireRate[];
}

/** Applies the registration rules to an account opened by an agent. */
function assertFields({ db, brand, language }: Context, form: Opening): void {
  const asRegistered = { ...form, registerUrl: '', registerMethod: 'H5', type: 0 } as const;
  const faults = Object.entries(registrationFaults({ db, brand }, asRegistered, language));
  const fields = Object.fromEntries(faults.filter(([field]) => field in form));
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
}

/** Opens an account directly below the caller, with rates up to the caller's own. */
export async function openDownline(context: Context, form: Opening) {
  const { db, brand, now, language } = context;
  const agent = signedIn(context);
  assertFields(context, form);
  const hash = await hashPassword(form.password);
  return db.transaction(() => {
    if (isUserNameTaken(db, brand.code, form.username)) {
      throw refuse('register.username.taken', { fields: { username: NAME_TAKEN[language] } });
    }
    const rates = validRates(db, brand, agent.userId, form.rebates);
    assertQuota(db, brand, agent, { given: rates });
    const { username: name, nickname, type } = form;
    const user = addUser(db, brand, { name, type, password: hash, nickname }, now);
    placeBelow(db, user.id, agent.userId);
    setRates(db, user.id, rates);
    return {
      memberId: String(user.id),
      userName: user.name,
      type,
      rebates: wireRates(rates),
    };
  });
}
