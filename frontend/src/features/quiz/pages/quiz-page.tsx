import { useEffect, useEffectEvent } from 'react';
import { useStoredState } from '../../../lib/storage/use-stored-state';
import { QuestionScreen } from '../components/question-screen';
import { Question } from '../components/question';
import { Results } from '../components/results';
import { isAnswered, isComplete, noAnswers, reachableStep, type QuizAnswers } from '../answers';
import { loadAnswers, saveAnswers } from '../answers-storage';
import { fruitOfStep } from '../looks';
import { resultsStep } from '../steps';

interface QuizPageProps {
  /** The step in the URL. A step that is too early is replaced by the first unanswered question. */
  step: number;
  onStep: (step: number, options?: { replace: boolean }) => void;
}

/** Five questions, then the advice. The step is in the URL, the answers are in this tab. */
export function QuizPage({ step: requested, onStep }: QuizPageProps) {
  const [answers, setAnswers] = useStoredState<QuizAnswers>(() => noAnswers, loadAnswers);
  const step = reachableStep(answers, requested);
  const change = (next: QuizAnswers) => {
    setAnswers(next);
    saveAnswers(next);
  };
  const correct = useEffectEvent(() => {
    if (step !== requested) onStep(step, { replace: true });
  });
  useEffect(() => correct(), [step, requested]);
  if (step === resultsStep && isComplete(answers)) {
    const again = () => {
      change(noAnswers);
      onStep(1);
    };
    return <Results answers={answers} onAgain={again} />;
  }
  return (
    <QuestionScreen
      step={step}
      fruit={fruitOfStep(step, answers)}
      isAnswered={isAnswered(answers, step)}
      onPrevious={() => onStep(step - 1)}
      onNext={() => onStep(step + 1)}
    >
      <Question step={step} answers={answers} onAnswer={(answer) => change({ ...answers, ...answer })} />
    </QuestionScreen>
  );
}
