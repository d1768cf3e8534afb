import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { quizRecipe } from '../../../../theme/home-recipes';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { ShopTextBlocks } from '../../../../ui/legal/shop-text';
import { catalogCopy } from '../../copy';
import { Gummy } from '../../../../ui/gummy';

const scattered = [
  { shape: 'star', right: '-3%', top: '-3%', width: 'max(10rem, 32%)', rotate: '-14deg' },
  { shape: 'heart', right: '34%', top: '-9%', width: 'max(7rem, 20%)', rotate: '18deg' },
] as const;

const Cell = chakra('li', quizRecipe);
const Section = chakra('section', quizRecipe);
const Words = chakra('div', quizRecipe);

/** The vitamin test, as a cell of the grid: a row on phones and tablets, two columns on desktops. */
export const QuizInvitation = memo(function QuizInvitation() {
  const { blocksOf, lineOf } = useHomeTexts();
  return (
    <Cell part="cell">
      <Section part="box">
        {scattered.map(({ shape, right, top, width, rotate }) => (
          <Gummy key={shape} shape={shape} loading="lazy" right={right} top={top} w={width} rotate={rotate} />
        ))}
        <h2>{lineOf('home-quiz-heading')}</h2>
        <Words part="words">
          <ShopTextBlocks blocks={blocksOf('home-quiz')} />
        </Words>
        <ButtonLink to="/vitaminetest">
          {catalogCopy.toQuiz}
          <ArrowIcon size="1.25rem" />
        </ButtonLink>
      </Section>
    </Cell>
  );
});
