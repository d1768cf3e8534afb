import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { ShopTextBlocks } from '../../../../ui/legal/shop-text';
import { catalogCopy } from '../../copy';

const scattered = [
  { shape: 'slice', right: '4%', top: '-8%', width: '15rem', rotate: '12deg' },
  { shape: 'star', right: '27%', top: '56%', width: '9rem', rotate: '-14deg' },
  { shape: 'heart', right: '6%', top: '62%', width: '10rem', rotate: '18deg' },
] as const;

export const QuizInvitation = memo(function QuizInvitation() {
  const { blocksOf, lineOf } = useHomeTexts();
  return (
    <chakra.section bg="fruit.blueberry.strong" color="white" position="relative" overflow="hidden">
      <chakra.div position="absolute" inset="0" maxW="100rem" mx="auto" display={{ base: 'none', md: 'block' }}>
        {scattered.map(({ shape, right, top, width, rotate }) => (
          <chakra.img
            key={shape}
            src={`/art/gummies/${shape}.webp`}
            alt=""
            loading="lazy"
            position="absolute"
            right={right}
            top={top}
            w={width}
            rotate={rotate}
          />
        ))}
      </chakra.div>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '5', md: '8' }}
        py={{ base: '16', md: '28' }}
        position="relative"
      >
        <chakra.h2 fontSize="clamp(2.25rem, 5vw, 4.25rem)" lineHeight="tight" letterSpacing="-0.03em" maxW="13ch">
          {lineOf('home-quiz-heading')}
        </chakra.h2>
        <chakra.div fontSize="lg" lineHeight="1.45" mt="5" mb="8" maxW="30rem" display="grid" gap="3">
          <ShopTextBlocks blocks={blocksOf('home-quiz')} />
        </chakra.div>
        <ButtonLink size="lg" to="/vitaminetest">
          {catalogCopy.toQuiz}
          <ArrowIcon size="1.25rem" />
        </ButtonLink>
      </chakra.div>
    </chakra.section>
  );
});
