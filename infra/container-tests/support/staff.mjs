import { request } from 'playwright-core';
import { api, urlOf } from '../../../scripts/lib/api.mjs';
import { forSale } from './label.mjs';
import { production } from './shop.mjs';

const url = 'https://localhost';

/**
 * A member of staff who has logged in by the API. `send` resolves with the parsed response and throws from 400; `list`
 * with all rows of a list.
 */
export async function openStaff() {
  const context = await request.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true, // client.mjs verifies the certificate
    extraHTTPHeaders: { origin: url },
  });
  const respond = async (method, path, data) => {
    const response = await context.fetch(path, { method, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response;
  };
  const send = async ({ method, path }, data) => {
    const text = await (await respond(method, path, data)).text();
    return text ? JSON.parse(text) : null;
  };
  const list = async (endpoint, query) => {
    const rows = [];
    for (let cursor = ''; cursor !== undefined;) {
      const response = await respond('GET', urlOf(endpoint, {}, { ...query, limit: 500, cursor }));
      rows.push(...(await response.json()));
      cursor = response.headers()['x-next-cursor'];
    }
    return rows;
  };
  await send(api.staffLogin.login, { email: production.ADMIN_EMAIL, password: production.ADMIN_PASSWORD });
  return { send, list, close: () => context.dispose() };
}

/** Puts one product with much stock on sale. Returns its slug. */
export async function sellProduct({ send }) {
  const slug = 'sleep-well';
  const { id } = await send(api.adminCategories.createCategory, { name: 'Slaap', slug: 'slaap' });
  const texts = { slug, name: 'Sleep Well', description: 'Voor een goede nacht.' };
  await send(api.adminProducts.createProduct, { ...texts, ...forSale, categoryId: id, price: '22.95', stock: 5000 });
  return slug;
}

/** The e-mail addresses of all orders of these buyers, whose addresses begin with `prefix`. */
export async function buyersOfOrders({ list }, prefix) {
  const orders = await list(api.orders.listOrders, { q: prefix });
  return orders.map(({ customerEmail }) => customerEmail).sort();
}
