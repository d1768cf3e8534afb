import { useMutation } from '@tanstack/react-query';
import { sendAdvice, type QuizAdviceRequest } from '../../../../contracts/quiz.js';
import { responseOf } from '../../lib/http/endpoints';

/** Mails the advice with the discount code. */
export const useSendAdvice = () =>
  useMutation({ mutationFn: (body: QuizAdviceRequest) => responseOf(sendAdvice, { body }) });
