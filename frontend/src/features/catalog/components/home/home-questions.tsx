import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { ShopTextBlocks } from '../../../../ui/legal/shop-text';
import { homeMoreCopy } from '../../home-more-copy';

/** The most asked questions: the title on the left, the given questions on the right. */
export function HomeQuestions({ children }: { children: ReactNode }) {
  const { blocksOf, lineOf } = useHomeTexts();
  return (
    <chakra.section
      id="faq"
      aria-labelledby="faq-title"
      maxW="wide"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '10', md: '28' }}
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.5fr)' }}
    >
      <chakra.div alignSelf="start" position={{ lg: 'sticky' }} top={{ lg: '28' }}>
        <chakra.h2
          id="faq-title"
          fontSize={{ base: '2xl', md: 'clamp(2.25rem, 5vw, 4.25rem)' }}
          lineHeight="tight"
          maxW={{ md: '10ch' }}
        >
          {lineOf('home-questions-heading')}
        </chakra.h2>
        <chakra.div
          fontSize={{ md: 'lg' }}
          lineHeight="1.45"
          mt={{ base: '3', md: '4' }}
          mb={{ base: '5', md: '6' }}
          maxW="26rem"
          display="grid"
          gap="3"
        >
          <ShopTextBlocks blocks={blocksOf('home-questions')} />
        </chakra.div>
        <ButtonLink look="ink" to="/faq">
          {homeMoreCopy.allQuestions}
          <ArrowIcon size="1.125rem" />
        </ButtonLink>
      </chakra.div>
      <div>{children}</div>
    </chakra.section>
  );
}
