import { ButtonLink } from '../../../ui/button';
import { StatePage } from '../../../ui/state-page';
import { shellCopy } from '../copy';

/** A page that is still being made: it says so, and leads on. */
export function SoonPage({ title }: { title: string }) {
  return (
    <StatePage art="gate" title={title} text={shellCopy.soonText}>
      <ButtonLink to="/products">{shellCopy.showEverything}</ButtonLink>
    </StatePage>
  );
}
