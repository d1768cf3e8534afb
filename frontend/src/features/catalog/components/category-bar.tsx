import { chakra } from '@chakra-ui/react';
import type { Category } from '../../../../../contracts/catalog.js';
import { ChipLink } from '../../../ui/button';
import { catalogCopy } from '../copy';
import { listCopy } from '../list-copy';

interface CategoryBarProps {
  categories: Category[];
  chosen: number | string | undefined;
  search: string | undefined;
}

/** One chip per category; what was searched stays. */
export function CategoryBar({ categories, chosen, search }: CategoryBarProps) {
  const all: { id: number | undefined; name: string }[] = [
    { id: undefined, name: catalogCopy.everything },
    ...categories,
  ];
  return (
    <chakra.nav
      aria-label={listCopy.categoryBar}
      overflowX="auto"
      scrollbarWidth="none"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '1' }}
      py="6"
      minH="24"
    >
      <chakra.ul display="flex" gap="2">
        {all.map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <ChipLink
              to="/products"
              search={{ category: id, search }}
              resetScroll={false}
              bg={id === chosen ? 'ink' : undefined}
              color={id === chosen ? 'paper' : undefined}
              borderColor={id === chosen ? 'ink' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
