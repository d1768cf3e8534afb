import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type CSSProperties } from 'react';
import { basket } from '../../../lib/basket/basket-store';
import { lineFor } from '../../../lib/basket/basket-line';
import { productsQuery } from '../../../lib/shop/catalog';
import { centsOf } from '../../../lib/format';
import { Badge, Button, ButtonLink } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { ArrowIcon, RepeatIcon } from '../../../ui/icons';
import { Price } from '../../../ui/product/price';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/pages/state-page';
import type { CompleteAnswers } from '../answers';
import { quizCopy, resultsCopy } from '../copy';
import { fruitOfProduct } from '../looks';
import { alternativeTo, recommend } from '../recommend';
import { AdviceForm } from './advice-form';
import { DayRhythm } from './day-rhythm';
import { OtherJar } from './other-jar';
import { PromoTicket } from './promo-ticket';
import { ShelfCard, type Shelved } from './shelf-card';

/** The advice as a shelf of jars, then the discount code and the mail form. */
export function Results({ answers, onAgain }: { answers: CompleteAnswers; onAgain: () => void }) {
  const products = useQuery(productsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const advice = recommend(answers);
  const shelf =
    products.data &&
    advice.flatMap(({ slug, reason }) => {
      const product = products.data.find((known) => known.slug === slug);
      return product ? [{ slug, reason, product }] : [];
    });
  const otherSlug = alternativeTo(advice.map(({ slug }) => slug));
  const other = products.data?.find(({ slug, stock }) => slug === otherSlug && stock !== 0);
  const first = shelf?.[0]?.product;
  const fruit = advice[0] ? fruitOfProduct[advice[0].slug] : 'mango';
  const facts = [
    ...answers.goals.map((goal) => quizCopy.goals[goal]),
    ...answers.extra.map((extra) => quizCopy.extras[extra].label),
    resultsCopy.age(quizCopy.ages[answers.age].toLowerCase()),
    resultsCopy.active(answers.lifestyle),
  ];
  return (
    <>
      <chakra.section bg={`fruit.${fruit}.tint`} pt={{ base: '8', md: '14' }} pb={{ base: '9', md: '20' }}>
        <chakra.div maxW="content" mx="auto" px={{ base: '4', md: '8' }}>
          <chakra.h1
            ref={heading}
            tabIndex={-1}
            outline="none"
            fontSize="hero"
            lineHeight="tight"
            letterSpacing="-0.035em"
            maxW="12ch"
          >
            {resultsCopy.title}
          </chakra.h1>
          <chakra.p fontSize={{ base: 'md', md: 'lg' }} mt="4" maxW="text">
            {resultsCopy.intro(shelf?.length ?? advice.length)}
          </chakra.p>
          <chakra.ul aria-label={resultsCopy.answers} display="flex" flexWrap="wrap" gap="2" mt="4">
            {facts.map((fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ))}
          </chakra.ul>
          <chakra.div mt={{ base: '6', md: '12' }}>
            {products.isError ? (
              <chakra.div rounded="card" bg="paper">
                <ErrorPage compact error={products.error} onRetry={() => void products.refetch()} />
              </chakra.div>
            ) : shelf?.length === 0 ? (
              <chakra.div rounded="card" bg="paper">
                <StatePage compact art="empty" title={resultsCopy.nothing} text={resultsCopy.nothingText} />
              </chakra.div>
            ) : (
              <Shelf shelf={shelf} size={advice.length} />
            )}
          </chakra.div>
          <chakra.div
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            flexWrap="wrap"
            gap="3"
            mt={{ base: '5', md: '10' }}
          >
            {shelf && <AddAll shelf={shelf} />}
            <ButtonLink look="ink" size="lg" to="/products">
              {resultsCopy.allProducts}
              <ArrowIcon size="1.25rem" />
            </ButtonLink>
            <Button look="quiet" size="lg" px={{ md: '2' }} fontSize={{ md: 'sm' }} onClick={onAgain}>
              <RepeatIcon size="1.25rem" />
              {resultsCopy.again}
            </Button>
          </chakra.div>
        </chakra.div>
      </chakra.section>
      <chakra.section maxW="content" mx="auto" px={{ base: '4', md: '8' }} pt={{ base: '12', md: '24' }}>
        {shelf && shelf.length > 0 && <DayRhythm shelf={shelf} />}
        {first && other && <OtherJar first={first} other={other} />}
      </chakra.section>
      <chakra.section
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '12', md: '24' }}
        display="grid"
        gap={{ base: '4', md: '5' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <PromoTicket />
        <AdviceForm answers={answers} />
        <chakra.p fontSize="sm" color="muted" gridColumn="1 / -1" maxW="text" mt="4">
          {resultsCopy.disclaimer}
        </chakra.p>
      </chakra.section>
    </>
  );
}

/** Undefined while loading. */
function Shelf({ shelf, size }: { shelf: Shelved[] | undefined; size: number }) {
  const columns = Math.max(shelf?.length ?? size, 2);
  return (
    <>
      <chakra.ul
        aria-label={resultsCopy.shelf}
        aria-busy={shelf ? undefined : true}
        display="grid"
        gap={{ base: '3', md: '5' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(var(--columns), minmax(0, 1fr))' }}
        style={{ '--columns': columns } as CSSProperties}
      >
        {shelf
          ? shelf.map((shelved, place) => <ShelfCard key={shelved.slug} {...shelved} place={place} />)
          : Array.from({ length: size }, (_, place) => (
              <Skeleton as="li" key={place} h={{ base: '13rem', md: '34rem' }} rounded="card" />
            ))}
      </chakra.ul>
      {!shelf && (
        <chakra.span srOnly role="status">
          {resultsCopy.loading}
        </chakra.span>
      )}
    </>
  );
}

function AddAll({ shelf }: { shelf: Shelved[] }) {
  const sellable = shelf.filter(({ product }) => product.stock !== 0);
  if (sellable.length < 2) return null;
  const addAll = () => {
    sellable.forEach(({ product }) => basket.add(lineFor(product, 1), product.stock));
    basket.open();
  };
  return (
    <Button size="lg" gap="4" onClick={addAll}>
      <span>{resultsCopy.addAll(sellable.length)}</span>
      <Price cents={sellable.reduce((total, { product }) => total + centsOf(product.price), 0)} />
    </Button>
  );
}
