/** npm run seed -- --orders 50000 --customers 20000: begins the demo again with another size. The shop must not run. */
import { build } from './lib/build.mjs';
import { loadDotEnv } from './lib/environment.mjs';
import { install } from './lib/install.mjs';
import { assertNode } from './lib/node-version.mjs';
import { endOf } from './lib/processes.mjs';
import { startNode } from './lib/programs.mjs';
import { fail, Problem, step } from './lib/say.mjs';
import { prepareEnvironment, startServices } from './lib/shop.mjs';
import { supervisor } from './lib/supervisor.mjs';

try {
  assertNode();
  loadDotEnv();
  await install();
  await build(['backend']);
  await seed(process.argv.slice(2));
} catch (error) {
  fail(error);
}
process.exit();

async function seed(sizes) {
  const keeper = supervisor();
  try {
    const shop = await startServices(await prepareEnvironment(process.env), keeper);
    const child = startNode('dist/backend/src/seed/main.js', sizes, { env: shop });
    const ended = new Promise((resolve, reject) => {
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Problem(`the seed failed (${endOf(child)})`))));
    });
    await step('seeding the demo', () => ended);
  } finally {
    await keeper.stop();
  }
}
