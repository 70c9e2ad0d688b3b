import { mailsTo } from '../../accounts/mails';
import { listedUploads } from '../../uploads/uploads';
import { accountOf, brandField, knob, userField } from './knob';

export const mails = knob({
  group: 'players',
  title: 'Mails sent',
  about: 'Lists e-mails to an account, newest first, with the temporary password of a recovery.',
  fields: { brand: brandField, user: userField },
  turn: (tools, { brand, user }) => mailsTo(tools.core.db, accountOf(tools, brand, user).user.id),
});

export const uploads = knob({
  group: 'players',
  title: 'Uploads',
  about:
    'Lists uploaded pictures of a brand, newest first: head icons, proofs of payment and others.',
  fields: { brand: brandField },
  turn: ({ core }, { brand }) =>
    listedUploads(core.db, brand).map((upload) => ({
      ...upload,
      picture: `/__sandbox/uploads/${upload.uploadId}`,
    })),
});
