import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../processes.mjs';

/** Registers this process as a user of a shared server. The returned function returns the remaining number. */
export function enter(folder) {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  writeFileSync(own, '');
  return () => {
    rmSync(own, { force: true });
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const others = names.filter((name) => isAlive(parseInt(name, 10)));
    for (const name of names) if (!others.includes(name)) rmSync(join(folder, name), { force: true });
    return others.length;
  };
}
