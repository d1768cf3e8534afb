/** npm run dev: the shop with watch and hot reload. Vite listens on PORT and forwards API calls to PORT + 2. */
import { rmSync } from 'node:fs';
import { banner } from './lib/running/banner.mjs';
import { build } from './lib/building/build.mjs';
import { loadDotEnv } from './lib/running/environment.mjs';
import { install } from './lib/building/install.mjs';
import { assertNode } from './lib/building/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { acceptsConnections, assertPortFree } from './lib/ports.mjs';
import { sleep, stopChild } from './lib/processes.mjs';
import { startApp, startNode } from './lib/running/programs.mjs';
import { complain, fail, say } from './lib/say.mjs';
import { prepareEnvironment, startServices } from './lib/running/shop.mjs';
import { supervisor } from './lib/running/supervisor.mjs';

try {
  assertNode();
  loadDotEnv();
  await install();
  await build(['backend']);
  process.exitCode = await develop();
} catch (error) {
  fail(error);
}
process.exit();

async function develop() {
  const port = Number(process.env.PORT || 3000);
  const url = `http://localhost:${port}`;
  const prepared = await prepareEnvironment({
    ...process.env,
    PORT: String(port + 2),
    SHOP_URL: process.env.SHOP_URL || url,
    STRIPE_SIMULATOR_PORT: process.env.STRIPE_SIMULATOR_PORT || String(port + 1),
  });
  await assertPortFree(port, 'PORT', 'the shop');
  const keeper = supervisor();
  const asked = keeper.untilAsked();
  try {
    const shop = await startServices(prepared, keeper);
    const app = restartable(shop);
    keeper.keep(app.stop);
    await app.start();
    keeper.watch('the compiler', watchBackend(app.restart));
    keeper.watch('Vite', startVite(port, shop.PORT));
    while (!(await acceptsConnections('localhost', port))) await Promise.race([sleep(100), asked]);
    process.stdout.write(`${banner({ ...shop, PORT: String(port) })}\nSHOP READY ${url}\n`);
    return await asked;
  } finally {
    await keeper.stop();
  }
}

function restartable(shop) {
  let child;
  let turn = Promise.resolve();
  const start = async () => {
    const app = startApp(shop);
    child = app.child;
    await app.ready.catch((error) => complain(`${error.message}; waiting for a change`));
  };
  const stop = () => (child ? stopChild(child, 5000) : Promise.resolve());
  const restart = () =>
    (turn = turn.then(async () => {
      await stop();
      await start();
      say('back end restarted');
    }));
  return { start, stop, restart };
}

/** Calls back after each compilation without errors except the first, whose output already runs. */
function watchBackend(onCompiled) {
  rmSync(inRoot('dist/.backend-stamp'), { force: true }); // forces the next npm start to rebuild
  const args = ['build', '--watch', '--preserveWatchOutput'];
  const child = startNode('node_modules/@nestjs/cli/bin/nest.js', args, { stdout: 'pipe' });
  let compiled = 0;
  child.stdout.on('data', (chunk) => {
    const text = String(chunk);
    if (/error/i.test(text) && !/Found 0 errors/.test(text)) process.stdout.write(text);
    if (/Found 0 errors/.test(text) && ++compiled > 1) void onCompiled();
  });
  return child;
}

function startVite(port, apiPort) {
  const env = { ...process.env, NODE_ENV: 'development', WEB_PORT: String(port), API_PORT: apiPort };
  const args = ['--port', String(port), '--strictPort', '--logLevel', 'warn'];
  return startNode('node_modules/vite/bin/vite.js', args, { cwd: inRoot('frontend'), env });
}
