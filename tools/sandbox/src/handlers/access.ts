import { isAffiliateCode } from '../accounts/affiliates';
import { assertCaller } from '../accounts/caller-limits';
import { captchaSound, issueCaptcha } from '../accounts/captchas';
import { enter, granted } from '../access/entry';
import { login } from '../access/login';
import { changePassword, resetByPhone } from '../access/password-changes';
import { registerByMobile, registerByName } from '../access/register';
import { registrationRules } from '../accounts/registration';
import type { FieldRule } from '../accounts/field-rule';
import { closeDeviceSessions } from '../accounts/sessions';
import * as codes from '../access/sms-requests';
import { recoverByEmail } from '../access/temporary-passwords';
import { addTrialUser } from '../access/trial';
import { isUserNameTaken } from '../accounts/users';
import { VALIDATION_RULES } from '../accounts/validation-rules.data';
import { type Context, signedIn, type Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { rulesOf } from '../platform/rule-book';
import { endPushOf } from '../push/subscriptions';
import { recordVisit } from '../team/joining';
import type { AreaHandlers } from '../calls/handler';

/** Opens a guest session with play money, if the brand and its rule book offer it; never on an agent site. */
function openTrial(context: Context): Viewer {
  const { db, brand, now } = context;
  const offered = flagIsOn(db, brand.code, 'FREEPLAY3') && rulesOf(db, brand).freePlay;
  if (!offered || flagIsOn(db, brand.code, 'AGENTSITE3')) {
    throw refuse('function.not.available');
  }
  assertCaller(context, 'trial');
  return enter(context, addTrialUser(db, brand, now));
}

const enabled = (rules: readonly FieldRule[] = []) =>
  rules.map((rule) => ({ ...rule, enabled: true }));

export const access: AreaHandlers<'access'> = {
  login: async (input, context) => granted(await login(input, context)),

  freePlay: (_, context) => granted(openTrial(context)),

  trialUser: (_, context) => {
    const { token, name } = openTrial(context);
    return { token, userName: name };
  },

  logout: (_, context) => {
    const viewer = signedIn(context);
    endPushOf(context.db, viewer.userId, viewer.token);
    closeDeviceSessions(context.db, viewer);
  },

  captcha: ({ loginDeviceId }, context) => {
    assertCaller(context, 'captcha', loginDeviceId);
    const { db, brand, now } = context;
    return issueCaptcha(db, brand.code, loginDeviceId, now);
  },

  captchaAudio: async ({ loginDeviceId }, { db, brand, now }) => {
    const audio = await captchaSound(db, brand.code, loginDeviceId, now);
    return audio === undefined ? refuse('record.not.found') : { audio };
  },

  registerSettings: (_, { db, brand }) => ({
    captcha: brand.captchaAtRegistration,
    fields: enabled(registrationRules(db, brand)),
  }),

  validationRules: (_, { brand }) => ({ fields: enabled(VALIDATION_RULES[brand.code]) }),

  register: async (form, context) => granted(await registerByName(form, context)),

  registerMobile: async (form, context) => granted(await registerByMobile(form, context)),

  checkUserName: ({ username }, context) => {
    assertCaller(context, 'userName');
    return { available: !isUserNameTaken(context.db, context.brand.code, username) };
  },

  checkAffiliate: ({ code }, context) => {
    assertCaller(context, 'affiliate');
    const { db, brand } = context;
    if (!isAffiliateCode(db, brand.code, code)) return refuse('invitation.code.invalid');
    recordVisit(context, code);
    return { code };
  },

  sendLoginSms: ({ mobileNo, countryDialingCode, loginDeviceId: device }, context) =>
    codes.sendLoginCode(
      { field: 'mobileNo', text: mobileNo, dialing: countryDialingCode, device },
      context,
    ),

  sendRegisterSms: ({ mobileNo, countryDialingCode, loginDeviceId: device }, context) =>
    codes.sendRegistrationCode(
      { field: 'mobileNo', text: mobileNo, dialing: countryDialingCode, device },
      context,
    ),

  sendResetSms: ({ mobileNum, mobileNo, countryDialingCode, loginDeviceId: device }, context) =>
    codes.sendResetCode(
      {
        field: mobileNum === undefined && mobileNo !== undefined ? 'mobileNo' : 'mobileNum',
        text: mobileNum ?? mobileNo ?? '',
        dialing: countryDialingCode,
        device,
      },
      context,
    ),

  sendAccountSms: ({ purpose, mobileNum, countryDialingCode, loginDeviceId: device }, context) =>
    codes.sendAccountCode(
      { purpose, text: mobileNum, dialing: countryDialingCode, device },
      context,
    ),

  resetPasswordByPhone: async (form, context) => granted(await resetByPhone(form, context)),

  recoverByEmail: (form, context) => recoverByEmail(form, context),

  changePassword: (form, context) => changePassword(form, context),
};
