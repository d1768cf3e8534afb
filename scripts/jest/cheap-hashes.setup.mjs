/**
 * Hashes passwords and login codes at a sixteenth of the cost: 10 instead of 170 ms of a processor each. The unit test
 * of the hashes and the processes that tests start use the real cost.
 */
import { createRequire } from 'node:module';

const crypto = createRequire(import.meta.url)('node:crypto');
const cheap = 2 ** 12;
const { scrypt } = crypto;
crypto.scrypt = function cheapScrypt(password, salt, length, { N, ...options }, done) {
  scrypt(password, salt, length, { ...options, N: Math.min(N, cheap) }, done);
};
// Jest shares the module with the next file of the worker.
afterAll(() => {
  crypto.scrypt = scrypt;
});
