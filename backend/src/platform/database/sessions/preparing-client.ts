import { Query, type QueryResult } from 'pg';
import { GuardedClient } from './guarded-client.js';

/** Statements that run less often are not prepared. */
const usesBefore = 5;
/** Limits prepared statements, because a text with a variable list of parameters is new each time. */
const mostTexts = 256;
/** Whether an index helps depends on the pattern, and a prepared statement may be planned without it. */
const withPattern = /like \$\d/;

interface Statement {
  uses: number;
  name: string;
}
type Callback = (error: Error | null, result: QueryResult) => void;

const statements = new Map<string, Statement>();
let named = 0;

/** Prepares frequent statements once per connection, which halves the work of a short one. */
export class PreparingClient extends GuardedClient {
  override query(...args: unknown[]): never {
    const [text, values, callback] = args as [unknown, unknown, Callback?];
    const statement = typeof text === 'string' && Array.isArray(values) ? statementOf(text) : undefined;
    if (!statement || ++statement.uses <= usesBefore) return super.query(...(args as [string])) as never;
    const query = Object.assign(new Query(text as string, values as unknown[]), { name: statement.name });
    const send = (answer: Callback) => {
      const heed: Callback = (error, result) => {
        if (isOutdated(error)) statement.name = nextName();
        answer(error, result);
      };
      void super.query(query as never, heed as never);
    };
    if (callback) return send(callback) as never;
    return new Promise((resolve, reject) => {
      send((error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }
}

function statementOf(text: string): Statement | undefined {
  const known = statements.get(text);
  if (known || statements.size >= mostTexts || withPattern.test(text)) return known;
  const statement = { uses: 0, name: nextName() };
  statements.set(text, statement);
  return statement;
}

/** The columns of a table have changed since. The statement is prepared again under a new name. */
const isOutdated = (error: Error | null) => (error as { code?: string } | null)?.code === '0A000';
const nextName = () => `shop-${++named}`;
