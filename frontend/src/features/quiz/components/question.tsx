import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { quizAges, quizDiets, quizExtras, quizGoals, type QuizGoal } from '../../../../../contracts/quiz.js';
import { toggled, withGoal, type QuizAnswers } from '../answers';
import { quizCopy } from '../copy';
import { fruitOfAge, fruitOfDiet, lookOfExtra, lookOfGoal } from '../looks';
import { ActivitySlider } from './activity-slider';
import { OptionCard } from './option-card';

interface QuestionProps {
  step: number;
  answers: QuizAnswers;
  onAnswer: (answers: Partial<QuizAnswers>) => void;
}

/** The answers of one step, 1 to 5. */
export function Question(props: QuestionProps) {
  const { step, answers, onAnswer } = props;
  if (step === 1) return <Goals {...props} />;
  if (step === 2) return <ActivitySlider days={answers.lifestyle} onChange={(lifestyle) => onAnswer({ lifestyle })} />;
  if (step === 3) {
    return (
      <Options columns={1}>
        {quizDiets.map((diet) => (
          <OptionCard
            key={diet}
            type="radio"
            name="diet"
            {...quizCopy.diets[diet]}
            fruit={fruitOfDiet[diet]}
            isChosen={answers.diet === diet}
            onChoose={() => onAnswer({ diet })}
          />
        ))}
      </Options>
    );
  }
  if (step === 4) {
    return (
      <Options columns={2}>
        {quizAges.map((age) => (
          <OptionCard
            key={age}
            type="radio"
            name="age"
            label={quizCopy.ages[age]}
            fruit={fruitOfAge[age]}
            isChosen={answers.age === age}
            onChoose={() => onAnswer({ age })}
          />
        ))}
      </Options>
    );
  }
  return (
    <Options columns={2}>
      {quizExtras.map((extra) => (
        <OptionCard
          key={extra}
          type="checkbox"
          name="extra"
          {...quizCopy.extras[extra]}
          {...lookOfExtra[extra]}
          isChosen={answers.extra.includes(extra)}
          onChoose={() => onAnswer({ extra: toggled(answers.extra, extra) })}
        />
      ))}
    </Options>
  );
}

function Goals({ answers, onAnswer }: QuestionProps) {
  const [isRefused, setRefused] = useState(false);
  const choose = (goal: QuizGoal) => {
    const goals = withGoal(answers.goals, goal);
    setRefused(goals === null);
    if (goals) onAnswer({ goals });
  };
  return (
    <>
      <Options columns={2}>
        {quizGoals.map((goal) => (
          <OptionCard
            key={goal}
            type="checkbox"
            name="goals"
            label={quizCopy.goals[goal]}
            {...lookOfGoal(goal)}
            isChosen={answers.goals.includes(goal)}
            onChoose={() => choose(goal)}
          />
        ))}
      </Options>
      <chakra.p role="alert" minH="7" mt="3" fontWeight="bold">
        {isRefused && quizCopy.tooManyGoals}
      </chakra.p>
    </>
  );
}

function Options({ columns, children }: { columns: 1 | 2; children: ReactNode }) {
  const isPair = columns === 2;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '2.5', md: '4' }}
      gridTemplateColumns={isPair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
    >
      {children}
    </chakra.div>
  );
}
