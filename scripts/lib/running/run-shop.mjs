import { banner, readyLine } from './banner.mjs';
import { build } from '../building/build.mjs';
import { loadDotEnv } from './environment.mjs';
import { announceStop, forgetRun, rememberRun, whenNpmIsGone } from './former-run.mjs';
import { install } from '../building/install.mjs';
import { assertNode } from '../building/node-version.mjs';
import { fail, say } from '../say.mjs';
import { prepareEnvironment, startServices } from './shop.mjs';
import { supervisor } from './supervisor.mjs';

/** Installs, builds and starts the services, then calls `open`. Exits when the shop is stopped. */
export async function runShop(open) {
  process.stdout.on('error', () => {}); // the terminal may close first
  process.stderr.on('error', () => {});
  try {
    assertNode();
    loadDotEnv();
    await install();
    await build();
    process.exitCode = await untilAsked(await prepareEnvironment(process.env), open);
  } catch (error) {
    fail(error);
  }
  process.exit();
}

async function untilAsked(prepared, open) {
  const { DATA_DIR: dataDir, PORT: port } = prepared.shop;
  const keeper = supervisor();
  const children = [];
  const asked = keeper.untilAsked(() => announceStop(dataDir, port));
  void whenNpmIsGone(() => {
    announceStop(dataDir, port);
    keeper.end(0);
  });
  const remember = (child) => {
    if (child) children.push(child.pid);
    rememberRun(dataDir, port, children);
  };
  const opened = (async () => {
    const shop = await startServices(prepared, keeper, remember);
    await open(shop, keeper, remember);
    process.stdout.write(`${banner(shop)}\n${readyLine(shop)}\n`);
  })();
  try {
    await Promise.race([opened, asked]);
    return await asked;
  } finally {
    await keeper.stop();
    await opened.catch(() => {}); // interrupted during the start; the supervisor has stopped everything
    await keeper.stop();
    forgetRun(dataDir, port);
    say('stopped');
  }
}
