import { useMutation } from '@tanstack/react-query';
import type { QuizAdviceRequest } from '../../../../contracts/quiz.js';
import { post } from '../../lib/http/api';

/** Mails the advice with the discount code. */
export function useSendAdvice() {
  return useMutation({ mutationFn: (request: QuizAdviceRequest) => post<null>('/api/quiz-advice', request) });
}
