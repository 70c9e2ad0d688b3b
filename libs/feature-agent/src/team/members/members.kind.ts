import { api, type DownlineMember } from '@lobby/api-client';
import type { Column, RecordKind } from '@lobby/feature-kit';
import { accountType } from '@lobby/session';
import type { DownlineRequest } from '../team.query';

/** Formatter of an account type's name. */
type TypeText = (name: ReturnType<typeof accountType>['name']) => string;

/** Columns for export and print. */
const columns = (typeText: TypeText): readonly Column<DownlineMember>[] => [
  { label: 'field.member', format: 'text', value: ({ userName }) => userName },
  { label: 'field.type', format: 'text', value: ({ type }) => typeText(accountType(type).name) },
  { label: 'field.level', format: 'count', value: ({ level }) => level },
  { label: 'field.registered', format: 'day', value: ({ registerDate }) => registerDate },
  { label: 'field.lastLogin', format: 'time', value: ({ lastLogin }) => lastLogin },
  { label: 'field.directMembers', format: 'count', value: ({ directCount }) => directCount },
];

/** Record of the listed members, for export and print. */
export const membersKind = (
  request: DownlineRequest,
  typeText: TypeText,
): RecordKind<DownlineMember, undefined> => ({
  name: 'members',
  title: 'teamMembers.title',
  load: async ({ page, size }, options) => ({
    ...(await api.agent.downline({ ...request, page, size }, options)),
    footer: undefined,
  }),
  key: ({ memberId }) => memberId,
  columns: columns(typeText),
  sums: [],
});
