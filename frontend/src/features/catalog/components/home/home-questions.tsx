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
      py={{ base: '16', md: '28' }}
      display="grid"
      gap={{ base: '8', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.5fr)' }}
    >
      <chakra.div alignSelf="start" position={{ lg: 'sticky' }} top={{ lg: '28' }}>
        <chakra.h2 id="faq-title" fontSize="clamp(2.25rem, 5vw, 4.25rem)" lineHeight="tight" maxW="10ch">
          {lineOf('home-questions-heading')}
        </chakra.h2>
        <chakra.div fontSize="lg" lineHeight="1.45" mt="4" mb="6" maxW="26rem" display="grid" gap="3">
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
