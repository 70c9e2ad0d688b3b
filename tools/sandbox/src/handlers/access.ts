import { issueCaptcha, takeCaptcha } from '../accounts/captchas';
import { hashPassword } from '../accounts/passwords';
import { registrationFaults } from '../accounts/registration';
import { NAME_TAKEN, REGISTRATION_RULES } from '../accounts/registration-rules.data';
import { closeSession, openSession } from '../accounts/sessions';
import { addTrialUser } from '../accounts/trial';
import { addUser, isUserNameTaken } from '../accounts/users';
import { isAffiliateCode } from '../accounts/affiliates';
import { login } from '../accounts/login';
import { type Context, signedIn, type Viewer } from '../pipeline/context';
import { refuse } from '../pipeline/refusal';
import { flagIsOn } from '../platform/brand-settings';
import type { AreaHandlers } from './handler';

const granted = (viewer: Viewer) => ({
  token: viewer.token,
  userName: viewer.name,
  customerType: viewer.type,
  firstTimeLogin: viewer.firstLogin,
});

/** A guest's session with play money, where the brand offers it. */
function openTrial({ db, brand, now }: Context): Viewer {
  if (!flagIsOn(db, brand.code, 'FREEPLAY3')) throw refuse('function.not.available');
  return openSession(db, addTrialUser(db, brand, now), now);
}

export const access: AreaHandlers<'access'> = {
  login: async (input, context) => granted(await login(input, context)),

  freePlay: (_, context) => granted(openTrial(context)),

  trialUser: (_, context) => {
    const { token, name } = openTrial(context);
    return { token, userName: name };
  },

  logout: (_, context) => closeSession(context.db, signedIn(context).token),

  captcha: ({ loginDeviceId }, { db, brand, now }) => ({
    image: issueCaptcha(db, brand.code, loginDeviceId, now),
  }),

  registerSettings: (_, { brand }) => ({
    captcha: brand.captchaAtRegistration,
    fields: REGISTRATION_RULES[brand.code].map((rule) => ({ ...rule, enabled: true })),
  }),

  register: async (form, { db, brand, now, language }) => {
    if (!flagIsOn(db, brand.code, 'USERNAMEREG3')) return refuse('register.closed');
    const fields = registrationFaults(brand, form, language);
    if (Object.keys(fields).length > 0) return refuse('register.field.invalid', { fields });
    if (
      brand.captchaAtRegistration &&
      !takeCaptcha(db, brand.code, form.loginDeviceId, form.captcha ?? '', now)
    ) {
      return refuse('captcha.wrong', { captcha: true });
    }
    if (form.affiliateCode && !isAffiliateCode(db, brand.code, form.affiliateCode)) {
      return refuse('invitation.code.invalid');
    }
    const { username = '', password = '' } = form;
    const hash = await hashPassword(password);
    // Nothing waits between this question and the insert: two registrations cannot both pass.
    if (isUserNameTaken(db, brand.code, username)) {
      return refuse('register.username.taken', { fields: { username: NAME_TAKEN[language] } });
    }
    const user = addUser(
      db,
      brand,
      {
        name: username,
        type: 0,
        password: hash,
        nickname: form.nickname,
        mobile: form.mobileNum,
        dialingCode: form.countryDialingCode,
        email: form.email,
        affiliate: form.affiliateCode,
      },
      now,
    );
    return granted(openSession(db, user, now));
  },

  checkUserName: ({ username }, { db, brand }) => ({
    available: !isUserNameTaken(db, brand.code, username),
  }),

  checkAffiliate: ({ code }, { db, brand }) =>
    isAffiliateCode(db, brand.code, code) ? { code } : refuse('invitation.code.invalid'),
};
