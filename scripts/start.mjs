/** npm start: installs, builds and opens the shop. Imports only Node built-ins before the install. */
import { startApp } from './lib/running/programs.mjs';
import { runShop } from './lib/running/run-shop.mjs';
import { step } from './lib/say.mjs';

await runShop(async (shop, keeper, remember) => {
  const { child, ready } = startApp(shop);
  remember(child);
  keeper.watch('the shop', child);
  await step('starting the shop', () => ready);
});
