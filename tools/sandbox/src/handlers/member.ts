import { userById } from '../accounts/users';
import { keepFeedback, sentFeedback } from '../feedback/feedback';
import { unreadOf } from '../inbox/inbox';
import { signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { chooseIcon, chosenIcon, listedIcons } from '../profile/icons';
import { setEmail, setNickname } from '../profile/names';
import { setPayeeName } from '../profile/payee-name';
import { keepUpload, uploadUrl } from '../uploads/uploads';
import type { AreaHandlers } from '../calls/handler';

interface Label {
  labelType: number;
  labelName: string;
}

export const member: AreaHandlers<'member'> = {
  info: (_, context) => {
    const user = userById(context.db, signedIn(context).userId);
    if (user === undefined) return refuse('login.not.session');
    return {
      type: user.type,
      account: user.name,
      userId: String(user.id),
      nickname: user.nickname,
      icon: chosenIcon(context.db, user.id)?.url ?? null,
      regDate: user.registered_at,
      clubLabel: user.vip_label === null ? null : { labelName: user.vip_label },
      memberLabel: JSON.parse(user.labels) as Label[],
    };
  },

  unreadCount: (_, context) => ({
    unReadCount: unreadOf(context.db, signedIn(context).userId),
  }),

  icon: (_, context) => ({
    icon: chosenIcon(context.db, signedIn(context).userId),
    list: listedIcons(),
  }),

  setIcon: ({ icon }, context) => chooseIcon(context.db, signedIn(context).userId, icon),

  setNickname: ({ nickname }, context) => setNickname(nickname, context),

  setEmail: ({ email }, context) => setEmail(email, context),

  setPayeeName: ({ payeeName }, context) => setPayeeName(payeeName, context),

  feedback: (form, context) => keepFeedback(form, context),

  sentFeedback: (query, context) => sentFeedback(context, query),

  uploadImage: async (image, context) => {
    const uploadId = await keepUpload(image, context);
    return { uploadId, url: image.purpose === 'ICON' ? uploadUrl(uploadId) : null };
  },
};
