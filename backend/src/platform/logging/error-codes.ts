import { constants } from 'node:os';

const systemCodes = new Set([
  ...Object.keys(constants.errno),
  ...['EAI_AGAIN', 'EAI_FAIL', 'ENODATA', 'ENOTFOUND', 'ESERVFAIL', 'ESOCKETTIMEDOUT'],
  ...['EAUTH', 'ECONNECTION', 'EDNS', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL', 'ESOCKET', 'ESTREAM', 'ETLS'], // nodemailer
]);
const redisCodes = new Set(
  'BUSY DENIED EXECABORT LOADING MASTERDOWN MISCONF MOVED NOAUTH NOPERM NOREPLICAS NOSCRIPT OOM READONLY WRONGPASS'.split(
    ' ',
  ),
);
const ofTlsOrNode = /^(ERR_[A-Z][A-Z_]{2,60}|(?=[A-Z_]*(?:CERT|SIGNATURE|CRL|CHAIN))[A-Z]+(?:_[A-Z]+)+)$/;
const sqlState = /^[0-9A-Z]{5}$/;
const severity = /^(ERROR|FATAL|PANIC|WARNING)$/;
/** Codes of the shop and of Stripe: `out-of-stock`, `card_declined`, `smtp-550`. */
const words = /^[a-z]{3,}(?:[-_.][a-z0-9]+)*$/;

/** A code of the system, a driver or Postgres. Upper-case letters and digits alone may be a login or discount code. */
export function isSystemCode(code: unknown, of: object): code is string {
  if (typeof code !== 'string') return false;
  if (systemCodes.has(code) || redisCodes.has(code) || ofTlsOrNode.test(code)) return true;
  const fields = of as { severity?: unknown };
  return sqlState.test(code) && typeof fields.severity === 'string' && severity.test(fields.severity);
}

export function isErrorCode(code: unknown, of: object): code is string {
  return isSystemCode(code, of) || (typeof code === 'string' && code.length <= 64 && words.test(code));
}
