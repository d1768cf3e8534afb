import { chakra } from '@chakra-ui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { referenceOf } from '../../../lib/basket/basket-line';
import { nearView, stopWaiting } from '../../../lib/browser/near-view';
import { centsOf, formatCents } from '../../../lib/format';
import { categoriesQuery, productQuery } from '../../../lib/shop/catalog';
import { longWords } from '../../../theme/global-css';
import { fruitOf } from '../../../theme/fruit';
import { Badge, Link } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { Price } from '../../../ui/product/price';
import { centsPerDay } from '../choice';
import { BuyingPanel } from '../components/buying/buying-panel';
import { DescriptionPanel, promiseOf } from '../components/product/description-panel';
import { Gallery } from '../components/product/gallery';
import { ProductLayout } from '../components/product/product-layout';
import { catalogCopy } from '../copy';
import { productCopy } from '../product-copy';

const SoldOut = lazy(() => import('../components/product/sold-out').then(({ SoldOut: is }) => ({ default: is })));

const detailsId = 'product-details';
const ProductDetails = lazy(() =>
  nearView(detailsId)
    .then(() => import('../components/product/product-details'))
    .then(({ ProductDetails: is }) => ({ default: is })),
);

/** A name of at least this many characters is set one size smaller. */
const longName = 28;

/** One product: art on the left, buying panel on the right, children below. */
export function ProductPage({ slug, children }: { slug: string; children?: ReactNode }) {
  const product = useSuspenseQuery(productQuery(slug)).data;
  const categories = useQuery(categoriesQuery).data;
  const { fruit } = fruitOf(categories?.find(({ id }) => id === product.categoryId)?.slug);
  const badge = product.badge ?? (product.isFeatured ? uiCopy.popular : null);
  const perDay = centsPerDay(product);
  useEffect(() => stopWaiting, []);
  const tint = `fruit.${fruit}.tint` as const;
  // the same element each time: an update before its code is loaded would replace what the server rendered
  const details = useMemo(
    () => (
      <div id={detailsId}>
        <Suspense>
          <ProductDetails product={product} tint={tint} />
        </Suspense>
      </div>
    ),
    [product, tint],
  );
  const isLongName = product.name.length > longName;
  return (
    <>
      <ProductLayout
        tint={categories ? `fruit.${fruit}.tint` : 'stone'}
        art={<Gallery key={product.slug} product={product} />}
        panel={
          <>
            <chakra.nav aria-label={productCopy.breadcrumb} fontSize="sm" color="muted" mb={{ base: '1', md: '4' }}>
              <chakra.ol display="flex" gap="2">
                <li>
                  <Link to="/" textDecoration="underline" textUnderlineOffset="3px">
                    {catalogCopy.home}
                  </Link>
                </li>
                <li aria-hidden="true">/</li>
                <li aria-current="page">{product.name}</li>
              </chakra.ol>
            </chakra.nav>
            <chakra.h1
              fontSize={isLongName ? 'clamp(1.75rem, 3.2vw, 3rem)' : 'clamp(2.25rem, 4.4vw, 4rem)'}
              {...longWords}
              lineHeight="tight"
              letterSpacing="-0.035em"
            >
              {product.name}
            </chakra.h1>
            <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mt={{ base: '1', md: '3' }}>
              <Price cents={centsOf(product.price)} wasCents={referenceOf(product)} size="lg" />
              {perDay !== null && <chakra.span fontSize="sm">{productCopy.perDay(formatCents(perDay))}</chakra.span>}
            </chakra.p>
            <chakra.p
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              fontSize="sm"
              color="muted"
              mt={{ base: '1.5', md: '2' }}
            >
              <span>
                {[product.quantity, product.servings && uiCopy.servings(product.servings)].filter(Boolean).join(' · ')}
              </span>
              {badge && (
                <Badge bg={`fruit.${fruit}.tint`} color="ink">
                  {badge}
                </Badge>
              )}
            </chakra.p>
            <chakra.p fontSize="lg" lineHeight="1.4" mt={{ base: '2', md: '3' }}>
              {promiseOf(product.description)}
            </chakra.p>
            {product.stock === 0 ? (
              <Suspense>
                <SoldOut product={product} />
              </Suspense>
            ) : (
              <chakra.div mt={{ base: '3', md: '6' }}>
                <BuyingPanel product={product} fruit={fruit} />
              </chakra.div>
            )}
            <DescriptionPanel product={product} />
            {details}
          </>
        }
      />
      {children}
    </>
  );
}
