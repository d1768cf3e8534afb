/** npm run cluster [-- --restart]: migrates, then runs two API processes behind a proxy on PORT and two workers. */
import { parseArgs } from 'node:util';
import { inRoot, root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { endOf, hasEnded, mustRun, stopChild } from './lib/processes.mjs';
import { startApp } from './lib/running/programs.mjs';
import { Proxy } from './lib/running/proxy.mjs';
import { runShop } from './lib/running/run-shop.mjs';
import { complain, say, step } from './lib/say.mjs';
import { drainMs } from './lib/running/supervisor.mjs';

const migration = inRoot('dist/backend/src/app/migrate/main.js');
const restartAfterMs = 1000;
const { restart } = parseArgs({ options: { restart: { type: 'boolean', default: false } } }).values;

await runShop(async (shop, keeper, remember) => {
  const env = {
    ...shop,
    SHOP_URL: shop.SHOP_URL || `http://localhost:${shop.PORT}`,
    TRUSTED_PROXIES: shop.TRUSTED_PROXIES || 'loopback',
  };
  await step('migrating the schema', () => mustRun('the migration', process.execPath, [migration], { env, cwd: root }));
  const ports = [await freePort(), await freePort()];
  const onEnd = () => members.some(({ lives }) => lives()) || restart || keeper.end(1);
  const start = (role, nth, port) =>
    member(`${role} ${nth + 1}`, { ...env, ROLES: role, PORT: String(port) }, remember, onEnd);
  const members = ports.map((port, nth) => start('api', nth, port));
  for (const nth of [0, 1]) members.push(start('worker', nth, await freePort()));
  keeper.keep(() => Promise.all(members.map(({ stop }) => stop())));
  await step('starting two API processes and two workers', () => Promise.all(members.map(({ begin }) => begin())));
  const proxy = await new Proxy(ports).open(Number(shop.PORT), shop.NODE_ENV === 'production' ? '0.0.0.0' : undefined);
  keeper.keep(() => proxy.close());
});

function member(name, env, remember, onEnd) {
  let child;
  let stopping = false;
  const begin = async () => {
    const app = startApp(env);
    child = app.child;
    remember(child);
    child.once('exit', () => {
      if (stopping) return;
      complain(`${name} stopped by itself (${endOf(child)})`);
      onEnd();
      if (restart) setTimeout(() => stopping || begin().catch(() => {}), restartAfterMs); // `onEnd` has reported it
    });
    await app.ready;
    say(`${name}: process ${child.pid}, port ${env.PORT}`);
  };
  const stop = () => {
    stopping = true;
    return child ? stopChild(child, drainMs) : Promise.resolve();
  };
  return { begin, stop, lives: () => child !== undefined && !hasEnded(child) };
}
