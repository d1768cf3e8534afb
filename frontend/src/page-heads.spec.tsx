import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { faqOf } from './features/support/faq';
import { categoriesQuery, productQuery, productsOfCategoryQuery, productsQuery } from './lib/shop/catalog';
import { pageHead } from './lib/seo/page-head';
import { questionsQuery } from './lib/shop/questions';
import { shippingQuery, shopQuery } from './lib/shop/shop';
import { firstQuestions } from './lib/shop/testing/first-questions';
import { productData } from './lib/seo/structured-data/product';
import { describedPages } from './lib/seo/structured-data/testing/described-pages';
import { StructuredDataSchema, type StructuredData } from './lib/seo/structured-data/testing/schema-org';
import { productWith, shipping, shop, sleep } from './lib/seo/structured-data/testing/shop-data';
import { createShopRouter } from './router';
import { routeTree } from './routeTree.gen';

const known: [QueryKey, unknown][] = [
  [shopQuery.queryKey, shop],
  [shippingQuery.queryKey, shipping],
  [questionsQuery('all').queryKey, firstQuestions],
  ...(['most-asked', 'product'] as const).map((list): [QueryKey, unknown] => [questionsQuery(list).queryKey, []]),
  [categoriesQuery.queryKey, [sleep]],
  [productsQuery.queryKey, [productWith()]],
  [productsOfCategoryQuery(sleep.id).queryKey, [productWith()]],
  [productQuery('sleep-well').queryKey, productWith()],
];

/** Loads an address as the server does, without rendering it. */
async function load(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
  for (const [key, data] of known) client.setQueryData(key, data);
  const router = createShopRouter(routeTree, client);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { matches } = router.state;
  const meta = matches.flatMap((match) => (match.meta ?? []) as Record<string, unknown>[]);
  const links = matches.flatMap((match) => (match.links ?? []) as { rel: string; href: string }[]);
  return { meta, links };
}

const structuredDataOf = ({ meta }: { meta: Record<string, unknown>[] }): StructuredData[] =>
  meta.flatMap((tag) => ('script:ld+json' in tag ? [StructuredDataSchema.parse(tag['script:ld+json'])] : []));
const titleOf = ({ meta }: { meta: Record<string, unknown>[] }) => meta.find(({ title }) => title)?.title;

describe.each([...describedPages, ['/herroepen', []], ['/herroepen/bevestigen', []]] as typeof describedPages)(
  '%s',
  (path, types) => {
    it('has a title, a description, one address and valid structured data', async () => {
      const head = await load(`${path}?utm_source=mail`);
      expect(titleOf(head)).toEqual(expect.any(String));
      expect(head.meta).toContainEqual({ name: 'description', content: expect.stringMatching(/.{10}/) });
      expect(head.links.map(({ href }) => href)).toEqual(Array(2).fill(`https://proef.example${path}`));
      expect(structuredDataOf(head).map((data) => data['@type'])).toEqual(types);
    });
  },
);

it.each([
  ['/products?search=magnesium&page=2', '/products?search=magnesium'],
  ['/products/sleep?search=magnesium', '/products/sleep?search=magnesium'],
  ['/?filter=nieuw&category=sleep', '/?filter=nieuw'],
  ['/?filter=onzin', '/'],
  ['/faq?onderwerp=levering', '/faq?onderwerp=levering'],
  ['/faq?onderwerp=onzin', '/faq'],
  ['/vitaminetest?stap=3', '/vitaminetest'],
])('gives %s the canonical address %s', async (path, canonical) => {
  expect((await load(path)).links[0]?.href).toBe(`https://proef.example${canonical}`);
});

it.each(['/products/onbekend', '/bestaat-niet'])('responds with not found to %s', async (path) => {
  const head = await load(path);
  expect(titleOf(head)).toBe('Pagina niet gevonden');
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(head.links).toEqual([]);
});

it.each([
  ['/faq', firstQuestions],
  ['/faq?onderwerp=levering', faqOf('levering', firstQuestions)],
])('describes on %s exactly the questions that it shows', async (path, entries) => {
  const [data] = structuredDataOf(await load(path));
  const questions = data?.['@type'] === 'FAQPage' ? data.mainEntity.map(({ name }) => name) : [];
  expect(questions).toEqual(entries.map(({ question }) => question));
});

it('describes no questions on a page without questions', async () => {
  expect(structuredDataOf(await load('/faq?onderwerp=onzin'))).toEqual([]);
});

it('builds the breadcrumb of a product through its category', async () => {
  const [, crumbs] = structuredDataOf(await load('/product/sleep-well'));
  expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Slaap' }, { name: 'Sleep Well' }] });
});

it('escapes a product name that would close its script', async () => {
  const name = '</script><script>alert(1)</script>';
  const client = new QueryClient();
  client.setQueryData(shopQuery.queryKey, shop);
  const structuredData = [productData({ product: productWith({ name }), shop, shipping })];
  const page = { title: name, description: name, structuredData };
  const router = createRouter({
    routeTree: createRootRoute({
      head: () => pageHead({ pathname: '/', context: { queryClient: client } }, page),
      component: HeadContent,
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const html = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...drawn.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]!.textContent)).toMatchObject({ name });
});
