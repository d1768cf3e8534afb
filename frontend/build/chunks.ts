import type { Rolldown } from 'vite';

const page = (route: string) => `routes/_shop${route}.tsx?tsr-split=component`;
/** The modules that every storefront page loads. */
const everywhere = ['main.tsx', page('')];
/**
 * The pages on which visits start, and the modules that they load later. Lists of products are left out, so that what only
 * they use is no part of home.
 */
const somewhere = [...['/index', '/product.$id'].map(page), 'routes/_shop/-home-more.tsx'];

const lists = ['/products.index', '/products.$category'].map(page);

/** Groups the storefront's modules into four chunks, because thirty requests cost a phone more than unused bytes. */
export function storefrontChunks(sources: string): Rolldown.CodeSplittingGroup[] {
  return [
    { debugName: 'shop', name: chunkOf('shop', everywhere, sources) },
    { debugName: 'pages', name: chunkOf('pages', somewhere, sources), minShareCount: 2 },
    { debugName: 'home', name: chunkOf('home', [page('/index'), 'routes/_shop/-home-more.tsx'], sources) },
    { debugName: 'list', name: chunkOf('list', lists, sources) },
  ];
}

/**
 * Groups what several screens of the back office share, and the storefront does not have. Rolldown would make a chunk for
 * each set of screens: a list then loaded a hundred files.
 */
export function backOfficeChunk(sources: string): Rolldown.CodeSplittingGroup {
  const routes = `${sources}/routeTree.gen.ts`;
  let modules: Set<string> | undefined;
  return {
    debugName: 'back-office',
    name: (id, context) => {
      modules ??= difference(
        imports([routes], context, true),
        imports([routes], context, false), // of the chunk with the routes, which must not import this one
        imports([`${sources}/main.tsx`], context, true),
      );
      return modules.has(id) ? 'back-office' : null;
    },
    minShareCount: 3,
    includeDependenciesRecursively: false,
  };
}

const difference = (all: Set<string>, ...without: Set<string>[]) =>
  new Set([...all].filter((id) => !without.some((some) => some.has(id))));

/** Puts the static imports of the `roots` modules into one chunk. */
function chunkOf(name: string, roots: string[], sources: string): Rolldown.CodeSplittingNameFunction {
  let modules: Set<string> | undefined;
  return (id, context) => {
    modules ??= imports(
      roots.map((root) => `${sources}/${root}`),
      context,
      false,
    );
    const hasSchemas = context.getModuleInfo(id)?.importedIds.some((imported) => /node_modules\/zod\//.test(imported));
    return modules.has(id) && !hasSchemas ? name : null; // a schema would pull zod into the chunk
  };
}

function imports(roots: string[], context: Rolldown.ChunkingContext, isLazyToo: boolean): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const module = context.getModuleInfo(id);
    module?.importedIds.forEach(walk);
    if (isLazyToo) module?.dynamicallyImportedIds.forEach(walk);
  };
  roots.forEach(walk);
  return found;
}
