import { RecordScreen } from '@lobby/feature-kit';
import type { Kind } from './contract-kinds';
import { STATEMENTS, useStatementFilters } from './statements.kind';

/** Statements of past periods of a kind of contract. */
export function Statements({ kind }: { kind: Kind }) {
  return <RecordScreen kind={STATEMENTS[kind]} filters={useStatementFilters()} />;
}
