/**
 * `npm run bench:books [-- --orders N]`: seeds a year and reconciles it to the cent, before and after all read models are
 * rebuilt from the log, and with the payment provider. Exits with 1 when the books differ.
 */
import { openSeededShop } from './support/demo-shop.mjs';
import { fillProvider } from './support/provider-of-demo.mjs';
import { benchOptions, report } from './support/lib.mjs';
import { runShopCommand } from './support/shop-command.mjs';

const { orders, customers } = benchOptions({ orders: 50_000, customers: 20_000 });
const began = performance.now();
const shop = await openSeededShop({ orders, customers });
try {
  const seededIn = Math.round((performance.now() - began) / 100) / 10;
  const run = (...args) => runShopCommand(shop, args);
  const atProvider = await fillProvider(shop);
  const first = await run('books', 'verify');
  const rebuild = await run('projections', 'rebuild', '--all');
  const again = await run('books', 'verify', '--provider');
  if (JSON.stringify(first.output.figures) !== JSON.stringify(again.output.figures))
    throw new Error('The books differ after the rebuild');
  const timed = ({ seconds, mostMb }) => ({ seconds, mostMb });
  report({
    orders,
    'seeded and started': { seconds: seededIn },
    figures: first.output.figures.filter(({ figure }) => figure === 'received'),
    'at the provider': atProvider,
    'books verify': timed(first),
    'projections rebuild': { ...timed(rebuild), events: rebuild.output.events },
    'books verify --provider after the rebuild': timed(again),
  });
} finally {
  await shop.close();
}
process.exit(0);
