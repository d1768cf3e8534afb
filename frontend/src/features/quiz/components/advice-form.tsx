import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { currentText, currentVersion } from '../../../../../contracts/law/consent-texts.js';
import { QuizAdviceRequestSchema } from '../../../../../contracts/quiz.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { ConsentBox } from '../../../ui/controls/consent-box';
import { Field } from '../../../ui/controls/field';
import type { CompleteAnswers } from '../answers';
import { useSendAdvice } from '../api';
import { resultsCopy } from '../copy';

/** Mails the advice, confirms it, and opens home. */
export function AdviceForm({ answers }: { answers: CompleteAnswers }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [keeps, setKeeps] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const sendAdvice = useSendAdvice();
  const refuse = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };
  const send = () => {
    const request = QuizAdviceRequestSchema.safeParse({
      ...answers,
      email: email.trim(),
      ...(keeps && { keepAnswers: currentVersion('quiz-answers') }),
    });
    if (!request.success) return refuse(request.error.issues[0]?.message ?? resultsCopy.tryAgain);
    sendAdvice.mutate(request.data, {
      onSuccess: () => {
        showToast({ title: resultsCopy.sent, text: resultsCopy.sentText, tone: 'success' });
        void navigate({ to: '/' });
      },
      onError: (failure) => {
        const inField = failure instanceof ApiError ? failure.fields.email : undefined;
        if (inField) refuse(inField);
        else showError(resultsCopy.sendFailed, sentenceOf(failure, resultsCopy.tryAgain));
      },
    });
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!sendAdvice.isPending) send();
      }}
      rounded="card"
      bg="fruit.blueberry.tint"
      p={{ base: '6', md: '10' }}
      display="flex"
      flexDirection="column"
      gap="6"
      justifyContent="space-between"
    >
      <div>
        <chakra.h2 fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
          {resultsCopy.mailTitle}
        </chakra.h2>
        <chakra.p mt="2">{resultsCopy.mailText}</chakra.p>
      </div>
      <ConsentBox
        text={currentText('quiz-answers')}
        checked={keeps}
        onChange={(event) => setKeeps(event.target.checked)}
      />
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      >
        <Field
          ref={input}
          label={resultsCopy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="lg" mt={{ sm: '1.8rem' }} minH="13" aria-disabled={sendAdvice.isPending}>
          {sendAdvice.isPending ? resultsCopy.sending : resultsCopy.send}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
