import { readdirSync, readFileSync } from 'node:fs';

/** Ends what this process has started, such as a build. The daemon is ended in order by its clean-up. */
export function endChildren() {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (isChild(pid)) process.kill(Number(pid), 'SIGTERM');
}

function isChild(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return Number(parent) === process.pid && name !== 'dockerd';
  } catch {
    return false; // the process has ended
  }
}
