/**
 * Loaded by `node --import` into what we start: when the process that started it is gone, even by kill -9, it ends
 * as by SIGTERM, and by force when that takes too long. Its port is free again for the next start.
 */
if (process.send) {
  const parent = process.ppid;
  process.once('disconnect', () => setInterval(endWithParent, 50).unref());
  process.channel.unref(); // listening alone keeps nobody alive

  let asked = 0;
  // A program that hangs up by itself still has its parent: then nothing happens.
  const endWithParent = () => {
    if (process.ppid === parent) return;
    if (++asked === 1) process.kill(process.pid, 'SIGTERM');
    if (asked > 300) process.kill(process.pid, 'SIGKILL');
  };
}
