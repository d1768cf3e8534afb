/** npm start: from a fresh clone to an open shop. Node built-ins only until node_modules is there. */
import { banner, readyLine } from './lib/banner.mjs';
import { build } from './lib/build.mjs';
import { loadDotEnv } from './lib/environment.mjs';
import { announceStop, forgetRun, rememberRun, whenNpmIsGone } from './lib/former-run.mjs';
import { install } from './lib/install.mjs';
import { assertNode } from './lib/node-version.mjs';
import { startApp } from './lib/programs.mjs';
import { fail, say, step } from './lib/say.mjs';
import { prepareEnvironment, startServices } from './lib/shop.mjs';
import { supervisor } from './lib/supervisor.mjs';

process.stdout.on('error', () => {}); // the terminal may be gone before we are
process.stderr.on('error', () => {});

try {
  assertNode();
  loadDotEnv();
  await install();
  await build();
  process.exitCode = await runShop(await prepareEnvironment(process.env));
} catch (error) {
  fail(error);
}
process.exit();

async function runShop(prepared) {
  const { DATA_DIR: dataDir, PORT: port } = prepared.shop;
  const keeper = supervisor();
  const children = [];
  const asked = keeper.untilAsked(() => announceStop(dataDir, port));
  void whenNpmIsGone(() => {
    announceStop(dataDir, port);
    keeper.end(0);
  });
  const opened = open(prepared, keeper, (child) => {
    if (child) children.push(child.pid);
    rememberRun(dataDir, port, children);
  });
  try {
    await Promise.race([opened, asked]);
    return await asked;
  } finally {
    await keeper.stop();
    await opened.catch(() => {}); // asked to stop half-way: what was still starting has been stopped as well
    await keeper.stop();
    forgetRun(dataDir, port);
    say('stopped');
  }
}

async function open(prepared, keeper, remember) {
  const shop = await startServices(prepared, keeper, remember);
  const { child, ready } = startApp(shop);
  remember(child);
  keeper.watch('the shop', child);
  await step('starting the shop', () => ready);
  process.stdout.write(`${banner(shop)}\n${readyLine(shop)}\n`);
}
