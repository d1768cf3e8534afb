import { causesOf } from './reason.js';

/** Codes of the system, of TLS, of Postgres (SQLSTATE), of Redis (first word of the message) and of gRPC (numbers). */
const categories: [category: string, code: RegExp][] = [
  ['full', /^(ENOSPC|53\d{3}|OOM|8)$/],
  ['not-writable', /^(EROFS|25006|READONLY|MISCONF|NOREPLICAS)$/],
  ['denied', /^(EACCES|28[0-9A-Z]{3}|42501|NOAUTH|WRONGPASS|NOPERM|DENIED|7|16|[A-Z_]*CERT[A-Z_]*)$/],
  ['timeout', /^(ETIMEDOUT|ESOCKETTIMEDOUT|57014|4)$/],
  ['unreachable', /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/],
  ['refused', /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|08[0-9A-Z]{3}|57P\d\d|LOADING|MASTERDOWN|14)$/],
  ['missing', /^(3D000|42P01|3F000)$/],
];
const systemCode = /\bE[A-Z]{4,12}\b/;
const redisCode = /^(?:-)?([A-Z]{3,12}) /;
const timedOut = /^(no response within \d+ ms|timeout exceeded|Query read timeout|Command timed out)/;
/** Messages of the client of Postgres, which gives these errors no code. */
const cutOff = /^(Connection terminated|Client has encountered a connection error)/;

/** `denied: 28P01`: why a part fails, without text of the error, which may quote addresses and credentials. */
export function troubleOf(error: unknown): string {
  const links = causesOf(error).flatMap((link) => [link, ...((link as { errors?: object[] }).errors ?? [])]);
  for (const link of links) {
    const { code, message } = link as { code?: unknown; message?: unknown };
    const text = String(message ?? '');
    for (const found of [String(code), redisCode.exec(text)?.[1], systemCode.exec(text)?.[0]]) {
      const category = found && categories.find(([, codes]) => codes.test(found));
      if (category) return `${category[0]}: ${found}`;
    }
    if (timedOut.test(text)) return 'timeout';
    if (cutOff.test(text)) return 'refused';
  }
  return 'failed';
}
