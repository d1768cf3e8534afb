/**
 * Hashes passwords and login codes at a sixteenth of the cost, from its import until `restoreCost()`: 10 instead of 170 ms
 * of a processor each. The shops of journeys import it before their program. A hash names the real cost, so only
 * processes that import it can compare it.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';

const crypto = createRequire(import.meta.url)('node:crypto');
const cheap = 2 ** 12;
const { scrypt } = crypto;

crypto.scrypt = function cheapScrypt(password, salt, length, { N, ...options }, done) {
  scrypt(password, salt, length, { ...options, N: Math.min(N, cheap) }, done);
};
syncBuiltinESMExports();

export function restoreCost() {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
}
