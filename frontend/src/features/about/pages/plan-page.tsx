import { chakra } from '@chakra-ui/react';
import { firstPageTexts } from '../../../../../contracts/shop-texts/first-pages.js';
import { useLines } from '../../../lib/shop/texts';
import { ButtonLink } from '../../../ui/controls/button';
import { ArrowIcon } from '../../../ui/icons';
import { ShopText } from '../../../ui/legal/shop-text';
import { Picture } from '../../../ui/picture';
import { Beliefs } from '../components/beliefs';
import { aboutCopy } from '../copy';

const wide = { maxW: 'content', mx: 'auto', px: { base: '4', md: '8' } };

export function PlanPage() {
  return (
    <>
      <Opening />
      <Why />
      <Beliefs />
      <Plan />
      <Closing />
    </>
  );
}

function Opening() {
  const lineOf = useLines();
  return (
    <chakra.section bg="fruit.mandarin.strong">
      <chakra.div {...wide} pt={{ base: '8', md: '14' }}>
        <chakra.h1 lineHeight="0.9" letterSpacing="-0.045em">
          <chakra.span
            display="block"
            fontFamily="body"
            fontSize="sm"
            fontWeight="bold"
            letterSpacing="0"
            lineHeight="1.4"
          >
            {aboutCopy.label}
          </chakra.span>
          <chakra.span
            display="block"
            fontSize="clamp(4.6rem, 23vw, 21rem)"
            lineHeight="0.82"
            mt={{ base: '3', md: '5' }}
            ml="-0.04em"
            fontVariantNumeric="tabular-nums"
          >
            {aboutCopy.goal}
          </chakra.span>
          <chakra.span
            display="block"
            fontSize="clamp(1.9rem, 4.6vw, 4rem)"
            lineHeight="1"
            letterSpacing="-0.03em"
            mt={{ base: '5', md: '8' }}
            maxW="22ch"
          >
            {lineOf('plan-goal', firstPageTexts['plan-goal'][0])}
          </chakra.span>
        </chakra.h1>
        <chakra.div
          display="grid"
          gap="3"
          fontSize={{ base: 'md', md: 'lg' }}
          mt="5"
          pb={{ base: '8', md: '14' }}
          maxW="30rem"
        >
          <ShopText name="plan-intro" first={firstPageTexts['plan-intro']} />
        </chakra.div>
      </chakra.div>
      <picture>
        <source media="(min-width: 700px)" srcSet="/art/band-960.webp 960w, /art/band-1600.webp 1600w" sizes="100vw" />
        <Picture
          src="/art/products/starter-pack-3-1200.webp"
          alt=""
          sizes="100vw"
          eager
          aspectRatio={{ base: '4 / 3', md: '16 / 7' }}
          objectPosition="50% 55%"
        />
      </picture>
    </chakra.section>
  );
}

function Why() {
  return (
    <chakra.section
      {...wide}
      py={{ base: '16', md: '32' }}
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1.1fr 1fr' }}
    >
      <chakra.h2 fontSize="clamp(2.25rem, 5vw, 4.5rem)" lineHeight="0.98" letterSpacing="-0.035em">
        {aboutCopy.whyTitle}
      </chakra.h2>
      <chakra.div display="grid" gap="5" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.55" alignContent="end">
        <ShopText name="plan-why" first={firstPageTexts['plan-why']} />
      </chakra.div>
    </chakra.section>
  );
}

function Plan() {
  return (
    <chakra.section {...wide} py={{ base: '16', md: '32' }}>
      <chakra.h2 fontSize="3xl" mb={{ base: '6', md: '10' }}>
        {aboutCopy.planTitle}
      </chakra.h2>
      <ol>
        {aboutCopy.plan.map(({ title, text }, place) => (
          <chakra.li
            key={title}
            display="grid"
            gridTemplateColumns={{ base: '3.5rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr) minmax(0, 1fr)' }}
            alignItems="baseline"
            columnGap="4"
            rowGap="1"
            py={{ base: '6', md: '8' }}
            borderTop="1.5px solid"
            borderColor="line"
          >
            <chakra.span
              fontFamily="display"
              fontWeight="black"
              fontSize={{ base: '2xl', md: '3xl' }}
              aria-hidden="true"
            >
              {place + 1}
            </chakra.span>
            <chakra.h3 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h3>
            <chakra.p gridColumn={{ base: '2', md: '3' }}>{text}</chakra.p>
          </chakra.li>
        ))}
      </ol>
    </chakra.section>
  );
}

function Closing() {
  return (
    <chakra.section bg="fruit.mandarin.tint" overflow="clip">
      <chakra.div
        {...wide}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
        alignItems="center"
        gap={{ base: '4', md: '8' }}
      >
        <chakra.div pt={{ base: '14', md: '20' }} pb={{ base: '0', md: '20' }}>
          <chakra.h2 fontSize="hero" lineHeight="tight" letterSpacing="-0.035em">
            {aboutCopy.closing}
          </chakra.h2>
          <chakra.div display="grid" gap="3" fontSize="lg" lineHeight="1.45" mt="4" mb="7" maxW="24rem">
            <ShopText name="plan-closing" first={firstPageTexts['plan-closing']} />
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <ButtonLink look="ink" size="lg" to="/vitaminetest">
              {aboutCopy.toQuiz}
              <ArrowIcon size="1.25rem" />
            </ButtonLink>
            <ButtonLink look="paper" size="lg" to="/products">
              {aboutCopy.toProducts}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
        <chakra.img
          src="/art/hero-768.webp"
          srcSet="/art/hero-768.webp 768w, /art/hero-1200.webp 1200w"
          sizes="(min-width: 768px) 45vw, 100vw"
          alt=""
          htmlWidth={1600}
          htmlHeight={1600}
          loading="lazy"
          w="full"
          aspectRatio="1 / 0.85"
          objectFit="cover"
          objectPosition="50% 62%"
        />
      </chakra.div>
    </chakra.section>
  );
}
