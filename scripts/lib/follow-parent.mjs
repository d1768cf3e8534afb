/**
 * Loaded by `node --import` into what we start: when the process that started it is gone, even by kill -9, it ends
 * as by SIGTERM, and by force when that takes too long. Its port is free again for the next start.
 */
if (process.send) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 15_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref(); // listening alone keeps nobody alive
}
