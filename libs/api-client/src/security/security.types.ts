import type { CallAnswer, CallInput, Contract } from '../contract';

type Security = Contract['security'];

/** Security settings of an account. */
export type SecurityConfig = CallAnswer<Security['config']>;
/** A bank supported for cards. */
export type Bank = CallAnswer<Security['banks']>[number];
/** A bound card with masked data. */
export type BankCard = CallAnswer<Security['bindBankCard']>;
/** The identity check of an account. */
export type IdentityCheck = CallAnswer<Security['identity']>;
/** Documents of an identity check. */
export type IdentityDocuments = CallInput<Security['submitIdentity']>;
/** A security question in the session's language. */
export type SecurityQuestion = CallAnswer<Security['questions']>['questions'][number];
/** An answer to a security question. */
export type SecurityAnswer = CallInput<Security['setQuestions']>['answers'][number];
