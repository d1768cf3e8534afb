import { useState } from 'react';
import { isOffline, sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { loginCopy } from '../copy';

interface Check<Input, Output> {
  mutate: (input: Input, outcome: { onSuccess: (output: Output) => void; onError: (failure: unknown) => void }) => void;
}

/** Sends a mailed code. A refusal is shown at the boxes, which start again. `otherwise`: when the server sends no sentence. */
export function useCodeCheck<Input, Output>(
  { mutate }: Check<Input, Output>,
  inputOf: (code: string) => Input,
  onSuccess: (output: Output) => void,
  otherwise = loginCopy.wrongText,
) {
  const [error, setError] = useState<string | null>(null);
  const check = (code: string, startAgain: () => void) => {
    setError(null);
    mutate(inputOf(code), {
      onSuccess,
      onError: (failure) => {
        const sentence = sentenceOf(failure, otherwise);
        setError(sentence);
        showError(isOffline(failure) ? loginCopy.error : loginCopy.wrong, sentence);
        startAgain();
      },
    });
  };
  return { error, check };
}
