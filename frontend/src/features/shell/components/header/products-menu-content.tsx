import { chakra } from '@chakra-ui/react';
import type { FruitName } from '../../../../theme/fruit';
import { fruitOf } from '../../../../theme/fruit';
import { Badge, ButtonLink, ChipLink, Link } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { shellCopy } from '../../copy';

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
      gridTemplateColumns="1.1fr 1fr 1.6fr"
      gap="12"
    >
      <chakra.ul display="grid" gap="1" alignContent="start">
        {shellCopy.categories.map(({ slug, label, isPopular }) => (
          <li key={slug}>
            <CategoryLink slug={slug} label={label} isPopular={isPopular} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div>
        <chakra.h2 fontSize="lg" mb="4">
          {shellCopy.oftenSearched}
        </chakra.h2>
        <SearchTags />
        <ButtonLink look="line" size="sm" to="/products" mt="6">
          {shellCopy.showEverything}
          <ArrowIcon size="1.125rem" />
        </ButtonLink>
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="4" alignItems="start">
        <MenuCard fruit="blueberry" gummy="star" {...shellCopy.cards.quiz} to="/vitaminetest" />
        <MenuCard fruit="lime" gummy="drop" {...shellCopy.cards.fresh} to="/" filter="nieuw" />
        <MenuCard fruit="mango" gummy="heart" {...shellCopy.cards.packs} to="/" filter="bundles" />
      </chakra.div>
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
        <chakra.img src={`/art/gummies/${gummy}.webp`} alt="" w="7" h="7" objectFit="contain" />
      </chakra.span>
      <span>{label}</span>
      {isPopular && <Badge bg="fruit.mandarin.strong">{shellCopy.popular}</Badge>}
    </Link>
  );
}

/** The most frequent searches. */
export function SearchTags() {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2">
      {shellCopy.searches.map(({ term, label }) => (
        <li key={term}>
          <ChipLink look="tag" to="/products" search={{ search: term }}>
            {label}
          </ChipLink>
        </li>
      ))}
    </chakra.ul>
  );
}

interface MenuCardProps {
  fruit: FruitName;
  gummy: string;
  title: string;
  text: string;
  to: '/' | '/vitaminetest';
  filter?: 'nieuw' | 'bundles';
}

function MenuCard({ fruit, gummy, title, text, to, filter }: MenuCardProps) {
  return (
    <Link
      to={to}
      search={filter ? { filter } : {}}
      className="group"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      minH="60"
      p="5"
      rounded="card"
      bg={`fruit.${fruit}.strong`}
      color={`fruit.${fruit}.on`}
    >
      <chakra.img
        src={`/art/gummies/${gummy}.webp`}
        alt=""
        w="24"
        h="24"
        objectFit="contain"
        transition="translate 250ms var(--gum-easings-spring)"
        _groupHover={{ translate: '0 -6px' }}
      />
      <span>
        <chakra.strong display="block" fontFamily="display" fontSize="xl" lineHeight="1.1">
          {title}
        </chakra.strong>
        <chakra.span display="block" fontSize="sm" lineHeight="1.35" mt="1">
          {text}
        </chakra.span>
      </span>
    </Link>
  );
}
