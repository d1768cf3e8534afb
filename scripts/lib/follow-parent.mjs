/** Sends itself SIGTERM when the parent exits, even by kill -9, and is killed after a timeout. */
if (process.send) {
  const parent = process.ppid;
  process.once('disconnect', () => setInterval(endWithParent, 50).unref());
  process.channel.unref(); // the listener must not keep the process alive

  let asked = 0;
  // The program may close the channel while its parent still runs.
  const endWithParent = () => {
    if (process.ppid === parent) return;
    if (++asked === 1) process.kill(process.pid, 'SIGTERM');
    if (asked > 300) process.kill(process.pid, 'SIGKILL');
  };
}
