import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery, productsQuery } from '../../../../lib/shop/catalog';
import { productsOfTab, type HomeTab } from '../../../../lib/shop/filter-products';
import type { FruitName } from '../../../../theme/fruit';
import { fruitOf } from '../../../../theme/fruit';
import { Badge, ButtonLink, ChipLink, Link } from '../../../../ui/controls/button';
import { ArrowIcon, SearchIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/picture';
import { shellCopy } from '../../copy';
import { Gummy } from '../../../../ui/gummy';

/** Seven categories, frequent searches, and three links. */
export function ProductsMenuContent() {
  return (
    <chakra.div
      maxW="wide"
      mx="auto"
      px="8"
      pt="6"
      pb="10"
      display="grid"
      gridTemplateColumns="1fr 1fr 1.6fr"
      gap={{ base: '8', xl: '12' }}
    >
      <chakra.ul display="grid" gap="1" alignContent="start">
        {shellCopy.categories.map(({ slug, label, isPopular }) => (
          <li key={slug}>
            <CategoryLink slug={slug} label={label} isPopular={isPopular} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
        <chakra.h2 fontSize="lg" p="1.5">
          {shellCopy.oftenSearched}
        </chakra.h2>
        <SearchList />
        <ButtonLink look="line" size="sm" to="/products" mt="auto">
          {shellCopy.showEverything}
          <ArrowIcon size="1.125rem" />
        </ButtonLink>
      </chakra.div>
      <MenuCards />
    </chakra.div>
  );
}

/** A category link with its gummy, shared by the menus. */
export function CategoryLink({ slug, label, isPopular }: { slug: string; label: string; isPopular?: boolean }) {
  const { fruit, gummy } = fruitOf(slug);
  return (
    <Link
      to="/products/$category"
      params={{ category: slug }}
      display="flex"
      alignItems="center"
      gap="3"
      p="1.5"
      pr="4"
      rounded="full"
      fontFamily="display"
      fontSize="xl"
      fontWeight="bold"
      lineHeight="1"
      transition="background-color 150ms"
      _hover={{ bg: `fruit.${fruit}.tint` }}
    >
      <chakra.span bg={`fruit.${fruit}.tint`} rounded="full" p="1.5">
        <Gummy shape={gummy} w="7" h="7" objectFit="contain" />
      </chakra.span>
      <span>{label}</span>
      {isPopular && <Badge bg="fruit.mandarin.strong">{shellCopy.popular}</Badge>}
    </Link>
  );
}

/** The most frequent searches as rows, each with a magnifying glass. */
export function SearchList() {
  return (
    <chakra.ul display="grid" w="full">
      {shellCopy.searches.map(({ term, label }) => (
        <li key={term}>
          <Link
            to="/products"
            search={{ search: term }}
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            px="1.5"
            rounded="full"
            fontWeight="semibold"
            transition="background-color 150ms"
            _hover={{ bg: 'stone' }}
          >
            <SearchIcon size="1.125rem" />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}

/** The most frequent searches. */
export function SearchTags({ onChosen }: { onChosen?: () => void }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2">
      {shellCopy.searches.map(({ term, label }) => (
        <li key={term}>
          <ChipLink look="tag" to="/products" search={{ search: term }} onClick={onChosen}>
            {label}
          </ChipLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** The quiz, what is new and the packs, each with a picture: the newest product and the first bundle of the catalogue. */
export function MenuCards() {
  const products = useQuery(productsQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const jarOf = (tab: HomeTab) => {
    const jar = productsOfTab(products, tab)[0];
    const { fruit } = fruitOf(categories.find(({ id }) => id === jar?.categoryId)?.slug);
    return { ground: fruit, picture: <MenuJar src={jar?.imageUrl} /> };
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap={{ base: '2', md: '4' }} alignItems="stretch">
      <MenuCard fruit="blueberry" ground="raspberry" picture={bite} {...shellCopy.cards.quiz} to="/vitaminetest" />
      <MenuCard fruit="lime" {...jarOf('nieuw')} {...shellCopy.cards.fresh} to="/" filter="nieuw" />
      <MenuCard fruit="mango" {...jarOf('bundles')} {...shellCopy.cards.packs} to="/" filter="bundles" />
    </chakra.div>
  );
}

/** In sizes of its own, unlike the pictures of products. */
const bite = <chakra.img src="/art/bite-480.webp" alt="" w="full" h="full" objectFit="cover" />;

function MenuJar({ src }: { src: string | undefined }) {
  if (!src) return null;
  return <Picture src={src} alt="" sizes="(min-width: 1024px) 13rem, 30vw" />;
}

interface MenuCardProps {
  fruit: FruitName;
  /** The colour around the picture, which is square and stands at the foot of a taller frame. */
  ground: FruitName;
  picture: ReactNode;
  title: string;
  text: string;
  to: '/' | '/vitaminetest';
  filter?: 'nieuw' | 'bundles';
}

function MenuCard({ fruit, ground, picture, title, text, to, filter }: MenuCardProps) {
  return (
    <Link
      to={to}
      search={filter ? { filter } : {}}
      className="group"
      display="flex"
      flexDirection="column"
      overflow="clip"
      rounded="card"
      color={`fruit.${fruit}.on`}
    >
      <chakra.span display="block" overflow="clip" aspectRatio={{ base: '1', lg: '3 / 4' }} bg={`fruit.${ground}.tint`}>
        <chakra.span
          display="flex"
          alignItems="flex-end"
          h="full"
          transition="scale 250ms var(--gum-easings-out)"
          _groupHover={{ scale: '1.04' }}
        >
          {picture}
        </chakra.span>
      </chakra.span>
      <chakra.span flex="1" p={{ base: '3', md: '4', lg: '5' }} bg={`fruit.${fruit}.strong`}>
        <chakra.strong
          display="block"
          fontFamily="display"
          fontSize={{ base: 'md', md: 'lg', lg: 'xl' }}
          lineHeight="1.1"
        >
          {title}
        </chakra.strong>
        <chakra.span display={{ base: 'none', md: 'block' }} fontSize="sm" lineHeight="1.35" mt="1">
          {text}
        </chakra.span>
      </chakra.span>
    </Link>
  );
}
