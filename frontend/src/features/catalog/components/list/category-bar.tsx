import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Category } from '../../../../../../contracts/catalog.js';
import { useScrolledToCurrent } from '../../../../lib/browser/use-scrolled-to-current';
import { ChipLink } from '../../../../ui/controls/button';
import { catalogCopy } from '../../copy';
import { listCopy } from '../../list-copy';

interface CategoryBarProps {
  categories: Category[];
  /** Slug of the current category. */
  chosen: string | undefined;
  search: string | undefined;
}

/** One chip per category, scrolled to the current one. Its link keeps the search. */
export function CategoryBar({ categories, chosen, search }: CategoryBarProps) {
  const all: { slug: string | undefined; name: string }[] = [
    { slug: undefined, name: catalogCopy.everything },
    ...categories,
  ];
  const bar = useRef<HTMLElement>(null);
  useScrolledToCurrent(bar, chosen);
  return (
    <chakra.nav
      ref={bar}
      aria-label={listCopy.categoryBar}
      overflowX="auto"
      scrollbarWidth="none"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      py="6"
      minH="24"
    >
      <chakra.ul display="flex" gap="2" w="max-content">
        {all.map(({ slug, name }) => (
          <li key={slug ?? 'all'}>
            <ChipLink
              to={slug === undefined ? '/products' : '/products/$category'}
              params={slug === undefined ? {} : { category: slug }}
              search={{ search }}
              resetScroll={false}
              data-current={slug === chosen || undefined}
              bg={slug === chosen ? 'ink' : undefined}
              color={slug === chosen ? 'paper' : undefined}
              borderColor={slug === chosen ? 'ink' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
