import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireId, wireText } from '../wire';

const call = callsOf({ module: 'COMM3' });

/** Calls about the profile. */
export const memberProfile = {
  icon: call({
    path: '/wps/member/info/icon',
    module: 'PROFPIC3',
    value: z.object({
      /** The chosen icon: a listed one, or an upload. */
      icon: opt(
        z.object({
          /** Identifier of the icon. */
          iconId: wireId,
          /** Address of the picture. */
          url: wireText(500),
        }),
      ),
      /** Icons to choose from. */
      list: z.array(
        z.object({
          /** Identifier of the icon. */
          iconId: wireId,
          /** Address of the picture. */
          url: wireText(500),
        }),
      ),
    }),
    docs: DOCUMENTED && {
      section: 'D1 §7',
      summary: 'Head icon, and the icons to choose from',
    },
  }),
  setIcon: call({
    method: 'POST',
    path: '/wps/member/info/icon',
    module: 'PROFPIC3',
    body: 'form',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the icon, or of an upload for `ICON`. */
        icon: wireId,
      }),
    docs: DOCUMENTED && {
      errors: ['upload.invalid'],
      section: 'D1 §7',
      summary: 'Choose a head icon: one of the list, or an upload',
    },
  }),
  setNickname: call({
    method: 'POST',
    path: '/wps/member/info/nickname',
    input:
      DOCUMENTED &&
      z.object({
        /** New nickname. */
        nickname: wireText(64),
      }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid'],
      summary: 'Set the nickname',
    },
  }),
  setEmail: call({
    method: 'POST',
    path: '/wps/member/info/email',
    input:
      DOCUMENTED &&
      z.object({
        /** New e-mail address. */
        email: wireText(255),
      }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid'],
      summary: 'Set the e-mail address',
    },
  }),
  setPayeeName: call({
    method: 'POST',
    path: '/wps/member/info/payeename',
    input:
      DOCUMENTED &&
      z.object({
        /** Name of the payee; bank cards must be in this name. Cannot be changed later. */
        payeeName: wireText(128),
      }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid', 'payee.name.fixed'],
      summary: 'Set the name that bank cards must be in, once',
    },
  }),
};
