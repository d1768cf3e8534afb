import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { firstHomeTexts } from '../../../../../../contracts/shop-texts/first-home.js';
import { firstProofTexts as first } from '../../../../../../contracts/shop-texts/first-proofs.js';
import { highestPlanDiscount, productsQuery } from '../../../../lib/shop/catalog';
import { cutOffIn, useShop } from '../../../../lib/shop/shop';
import { useLines } from '../../../../lib/shop/texts';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon, CheckIcon, LeafIcon, RepeatIcon, StarIcon } from '../../../../ui/icons';
import { catalogCopy } from '../../copy';
import { DriftingGummies } from './drifting-gummies';

const heroSizes = '(min-width: 700px) 52vw, 100vw';
const heroWidths = [768, 960, 1200, 1600].map((width) => `/art/hero-${width}.webp ${width}w`).join(', ');

/** The peach hero: one slogan, three jars, two links and three proofs. */
export const Hero = memo(function Hero() {
  const lineOf = useLines();
  return (
    <chakra.section px={{ base: '3', md: '5' }}>
      <chakra.div
        position="relative"
        isolation="isolate"
        overflow="clip"
        rounded={{ base: '28px', md: '40px' }}
        bg="fruit.mandarin.tint"
        maxW="108rem"
        mx="auto"
      >
        <chakra.div
          maxW="wide"
          mx="auto"
          px={{ base: '5', md: '10', xl: '12' }}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 0.86fr) minmax(0, 1fr)', lg: '1.08fr 1fr' }}
          alignItems="center"
        >
          <chakra.div pt={{ base: '8', md: '12' }} pb={{ base: '2', md: '12' }} position="relative" zIndex="raised">
            <chakra.h1
              fontSize={{ base: '2.5rem', md: 'hero' }}
              lineHeight="tight"
              letterSpacing="-0.035em"
              maxW={{ base: '15ch', md: '12ch' }}
            >
              {lineOf('home-heading', firstHomeTexts['home-heading'])}
            </chakra.h1>
            <chakra.p
              fontSize={{ base: 'md', md: 'lg' }}
              lineHeight="1.45"
              mt={{ base: '4', md: '5' }}
              maxW={{ base: '27rem', md: '18rem', lg: '27rem' }}
            >
              {lineOf('home-intro', firstHomeTexts['home-intro'])}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt={{ base: '5', md: '7' }}>
              <ButtonLink size="lg" to="/products">
                {catalogCopy.toGummies}
                <ArrowIcon size="1.25rem" />
              </ButtonLink>
              <ButtonLink size="lg" look="paper" to="/vitaminetest">
                {catalogCopy.toQuiz}
              </ButtonLink>
            </chakra.div>
          </chakra.div>
          <HeroArt />
        </chakra.div>
        <Proofs />
      </chakra.div>
    </chakra.section>
  );
});

function HeroArt() {
  return (
    <chakra.div
      position="relative"
      mt={{ base: '-6', md: '0' }}
      mr={{ base: '-5', md: '-10' }}
      ml={{ base: '-5', md: '-6', lg: '-10' }}
    >
      <chakra.img
        src="/art/hero-1200.webp"
        srcSet={heroWidths}
        sizes={heroSizes}
        alt={catalogCopy.heroAlt}
        htmlWidth={1600}
        htmlHeight={1320}
        fetchPriority="high"
        w="full"
        maxW={{ base: '34rem', md: 'none' }}
        mx="auto"
        aspectRatio="1600 / 1320"
      />
      <DriftingGummies />
    </chakra.div>
  );
}

/**
 * Up to three proofs. The dispatch time replaces a hidden score, and any score with the gate off. The
 * discount is the highest one of the products.
 */
function Proofs() {
  const lineOf = useLines();
  const shop = useShop();
  const { gate, claims } = shop;
  const planDiscount = highestPlanDiscount(useQuery(productsQuery).data ?? []);
  const proofs = [
    gate !== 'off' && claims.includes('rating')
      ? { ...catalogCopy.reviewProof, Icon: StarIcon }
      : {
          title: catalogCopy.sentProof(cutOffIn(shop)),
          text: lineOf('home-proof-dispatch', first['home-proof-dispatch']),
          Icon: CheckIcon,
        },
    ...(claims.includes('natural')
      ? [
          {
            title: lineOf('home-proof-natural-heading', first['home-proof-natural-heading']),
            text: lineOf('home-proof-natural', first['home-proof-natural']),
            Icon: LeafIcon,
          },
        ]
      : []),
    ...(planDiscount > 0 && claims.includes('plan-discount')
      ? [
          {
            title: catalogCopy.planProof(planDiscount),
            text: lineOf('home-proof-plan', first['home-proof-plan']),
            Icon: RepeatIcon,
          },
        ]
      : []),
  ];
  return (
    <chakra.ul
      position="relative"
      zIndex="raised"
      bg="fruit.mandarin.strong"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap={{ base: '2.5', md: '3', lg: '6' }}
      px={{ base: '5', md: '6', lg: '10', xl: '12' }}
      py={{ base: '4', md: '4' }}
    >
      {proofs.map(({ title, text, Icon }) => {
        return (
          <chakra.li
            key={title}
            display="flex"
            alignItems="center"
            justifyContent={{ md: 'center' }}
            gap="3"
            fontSize={{ base: 'sm', md: 'xs', lg: 'sm' }}
            lineHeight="1.25"
          >
            <Icon size="1.5rem" />
            <span>
              <chakra.strong fontWeight="bold">{title}</chakra.strong> <span>{text}</span>
            </span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
