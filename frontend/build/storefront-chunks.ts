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

/** Puts the static imports of the `roots` modules into one chunk. */
function chunkOf(name: string, roots: string[], sources: string): Rolldown.CodeSplittingNameFunction {
  let modules: Set<string> | undefined;
  return (id, context) => {
    modules ??= staticImports(
      roots.map((root) => `${sources}/${root}`),
      context,
    );
    const hasSchemas = context.getModuleInfo(id)?.importedIds.some((imported) => /node_modules\/zod\//.test(imported));
    return modules.has(id) && !hasSchemas ? name : null; // a schema would pull zod into the chunk
  };
}

function staticImports(roots: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  roots.forEach(walk);
  return found;
}
