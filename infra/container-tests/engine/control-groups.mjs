import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the control group of an engine from each hierarchy. */
export function removeGroups(name) {
  const roots = readdirSync('/sys/fs/cgroup').map((one) => join('/sys/fs/cgroup', one));
  for (const path of ['/sys/fs/cgroup', ...roots].map((one) => join(one, name))) removeGroup(path);
}

/** Control groups are directories that only rmdir removes. */
function removeGroup(path) {
  if (!existsSync(path)) return;
  const inner = readdirSync(path, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of inner) removeGroup(join(path, name));
  try {
    rmdirSync(path);
  } catch {
    // a process in it has not been collected yet
  }
}
