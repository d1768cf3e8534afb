import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HomeQuestions } from '../../features/catalog/components/home/home-questions';
import { SubscriptionSteps } from '../../features/catalog/components/home/subscription-steps';
import { LegalSections } from '../../features/legal/components/legal-sections';
import { HomeReviews } from '../../features/reviews/components/home-reviews';
import { useFacts } from '../../lib/shop/facts';
import { useShown } from '../../lib/shop/home-blocks';
import { questionsQuery } from '../../lib/shop/questions';
import { Questions } from '../../ui/questions/questions';

/** Home below its grid, in its own chunk. It loads after the router scrolled to the anchor, so it scrolls itself. */
export default function HomeMore() {
  const facts = useFacts();
  const { data: mostAsked = [] } = useQuery(questionsQuery('most-asked'));
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return useShown({
    steps: <SubscriptionSteps key="steps" />,
    reviews: <HomeReviews key="reviews" />,
    faq: (
      <HomeQuestions key="faq">
        <Questions entries={mostAsked} facts={facts} name="home" />
      </HomeQuestions>
    ),
    legal: <LegalSections key="legal" />,
  });
}
