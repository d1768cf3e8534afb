import { createFileRoute } from '@tanstack/react-router';
import { quizMeta } from '../../features/quiz/meta';
import { QuizPage } from '../../features/quiz/pages/quiz-page';
import { resultsStep } from '../../features/quiz/steps';
import { productsQuery } from '../../lib/shop/catalog';
import { pageHead } from '../../lib/seo/page-head';
import { wholeNumberIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/vitaminetest')({
  staticData: { bare: (search) => ('stap' in search ? search.stap : 1) !== resultsStep },
  validateSearch: (search: RawSearch): { stap?: number } => ({ stap: wholeNumberIn(search.stap) }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(productsQuery),
  head: ({ match }) => pageHead(match, quizMeta),
  component: Page,
});

function Page() {
  const { stap } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QuizPage step={stap ?? 1} onStep={(step, options) => void navigate({ search: { stap: step }, ...options })} />
  );
}
