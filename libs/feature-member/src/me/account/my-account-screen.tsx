import type { MemberInfo } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { QueryFailed, QueryPage, useHasScreen } from '@lobby/feature-kit';
import { accessDenied, memberInfoQuery, useHasOwnAccount, useViewer } from '@lobby/session';
import {
  Contract,
  Mail,
  Phone,
  RowLink,
  Rows,
  RowText,
  User,
  CreditCard,
  Edit,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../security/security.query';
import { HeadIconRow } from './head-icon-row';
import { NicknameSheet } from './nickname-sheet';
import styles from './account.module.css';

/** My account: head icon, nickname, links to e-mail, mobile number, payee name and contracts (D2 §2). */
export function MyAccountScreen() {
  const member = useQuery(memberInfoQuery);
  return <QueryPage query={member}>{(info) => <MyAccount member={info} />}</QueryPage>;
}

function MyAccount({ member }: { member: MemberInfo }) {
  const { t } = useTranslation(['member-me', 'forms']);
  const [naming, setNaming] = useState(false);
  const viewer = useViewer();
  const hasScreen = useHasScreen();
  // Only an account with real money has details to change.
  const closed = !useHasOwnAccount();
  const hasContracts =
    hasScreen(PATHS.salaryContract) && accessDenied({ contracts: true }, viewer) === null;
  return (
    <>
      <HeadIconRow icon={member.icon} />
      <Rows>
        <RowText label={t('forms:field.userName')} icon={<User />} value={member.account} />
        {!closed && (
          <RowLink
            label={t('forms:field.nickname')}
            icon={<Edit />}
            value={member.nickname ?? t('account.notSet')}
            onClick={() => setNaming(true)}
          />
        )}
      </Rows>
      {closed ? <p className={styles.note}>{t('account.closed')}</p> : <Details />}
      {hasContracts && (
        <Rows>
          <RowLink label={t('account.contracts')} icon={<Contract />} to={PATHS.salaryContract} />
        </Rows>
      )}
      <NicknameSheet
        open={naming}
        nickname={member.nickname ?? ''}
        onClose={() => setNaming(false)}
      />
    </>
  );
}

/** E-mail, mobile number and payee name, masked; each links to its form in the security centre. */
function Details() {
  const { t } = useTranslation(['member-me', 'forms']);
  const hasScreen = useHasScreen();
  const query = useQuery(configQuery);
  const { data, isLoadingError } = query;
  if (isLoadingError) return <QueryFailed query={query} card text={t('identity.failed')} />;
  const rows = [
    { label: t('forms:field.email'), icon: <Mail />, value: data?.emailMasked, form: 'email' },
    {
      label: t('forms:field.mobileNum'),
      icon: <Phone />,
      value: data?.mobileMasked,
      form: 'mobile',
    },
    {
      label: t('forms:field.payeeName'),
      icon: <CreditCard />,
      value: data?.payeeNameMasked,
      // Can only be set once.
      form: data?.hasPayeeName ? undefined : 'payeeName',
    },
  ];
  return (
    <Rows>
      {rows.map(({ form, value, ...row }) => {
        const shown = data && (value ?? t('account.notSet'));
        const to = `${PATHS.security}/${form}`;
        return form !== undefined && hasScreen(to) ? (
          <RowLink key={row.label} {...row} value={shown} to={to} />
        ) : (
          <RowText key={row.label} {...row} value={shown} />
        );
      })}
    </Rows>
  );
}

export const Component = MyAccountScreen;
