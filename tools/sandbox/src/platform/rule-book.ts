import { RULE_BOOKS, type RuleBook } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { brandSetting } from './brand-settings';

/** Safer-play rule book in force at a brand (decision 83); the control page can change it. */
export const rulesOf = (db: Db, { code, ruleBook }: Brand): RuleBook =>
  RULE_BOOKS[brandSetting(db, code, 'ruleBook').name ?? ruleBook];
