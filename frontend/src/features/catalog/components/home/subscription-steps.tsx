import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { stepsRecipe } from '../../../../theme/home-recipes';

const looks = [
  { step: 'home-step-1', fruit: 'mango', gummy: 'slice' },
  { step: 'home-step-2', fruit: 'lime', gummy: 'drop' },
  { step: 'home-step-3', fruit: 'raspberry', gummy: 'heart' },
] as const;

const Section = chakra('section', stepsRecipe);
const List = chakra('ol', stepsRecipe);
const Step = chakra('li', stepsRecipe);
const Part = chakra('div', stepsRecipe);

/** Explains a subscription in three steps. */
export const SubscriptionSteps = memo(function SubscriptionSteps() {
  const { lineOf } = useHomeTexts();
  return (
    <Section part="section">
      <h2>{lineOf('home-steps-heading')}</h2>
      <List part="list">
        {looks.map(({ step, fruit, gummy }, index) => (
          <Step key={step} part="step" bg={`fruit.${fruit}.tint`}>
            <Part part="figure">
              <span aria-hidden="true">{index + 1}</span>
              <img src={`/art/gummies/${gummy}.webp`} alt="" loading="lazy" />
            </Part>
            <Part part="words">
              <h3>{lineOf(`${step}-heading`)}</h3>
              <p>{lineOf(step)}</p>
            </Part>
          </Step>
        ))}
      </List>
    </Section>
  );
});
