export {
  alternativeTo,
  momentOf,
  quizMoments,
  quizProducts,
  recommend,
  type QuizProduct,
  type Recommendation,
} from '../../../../contracts/quiz-recommendation.js';
