import { z } from 'zod';
import { isConsentVersion } from './law/consent-texts.js';
import { emailSchema } from './values/emails.js';
import { endpoint } from './endpoint.js';

export const quizGoals = ['energy', 'sleep', 'beauty', 'immunity', 'focus', 'sport'] as const;
export type QuizGoal = (typeof quizGoals)[number];

export const quizDiets = ['healthy', 'average', 'poor'] as const;
export type QuizDiet = (typeof quizDiets)[number];

export const quizAges = ['18-25', '26-35', '36-45', '46-55', '55+'] as const;
export type QuizAge = (typeof quizAges)[number];

export const quizExtras = ['sleep', 'stress', 'skin', 'digestion'] as const;
export type QuizExtra = (typeof quizExtras)[number];

export const maxQuizGoals = 3;
export const maxActiveDays = 7;

/**
 * `POST /api/quiz-advice`: the answers and the address for the advice. `lifestyle`: active days a week. `keepAnswers`: the
 * version of the text by which the person consents to keeping the answers beside the address; without it they are not kept.
 */
export const QuizAdviceRequestSchema = z.strictObject({
  email: emailSchema('Voer een geldig e-mailadres in'),
  goals: z
    .array(z.enum(quizGoals, { error: 'Kies een doel uit de lijst' }), { error: 'Kies een doel' })
    .min(1, 'Kies minstens één doel')
    .max(maxQuizGoals, `Kies hoogstens ${maxQuizGoals} doelen`),
  lifestyle: z
    .number({ error: 'Kies 0 tot 7 dagen' })
    .int('Kies een heel aantal dagen')
    .min(0, 'Kies 0 tot 7 dagen')
    .max(maxActiveDays, 'Kies 0 tot 7 dagen'),
  diet: z.enum(quizDiets, { error: 'Kies hoe je eet' }),
  age: z.enum(quizAges, { error: 'Kies je leeftijd' }),
  extra: z
    .array(z.enum(quizExtras, { error: 'Kies extra steun uit de lijst' }), { error: 'Kies extra steun uit de lijst' })
    .max(quizExtras.length, 'Kies extra steun uit de lijst'),
  keepAnswers: z
    .number()
    .int()
    .refine((version) => isConsentVersion('quiz-answers', version), 'Deze tekst kennen we niet')
    .meta({ examples: [1] })
    .optional(),
});
export type QuizAdviceRequest = z.infer<typeof QuizAdviceRequestSchema>;

export const sendAdvice = endpoint('POST /api/quiz-advice', {
  access: 'shopper',
  summary: 'Mails the advice for these answers.',
  body: QuizAdviceRequestSchema,
  refuses: ['too-many-attempts'],
});
