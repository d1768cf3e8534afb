import { InvitationPage } from '../../../ui/pages/invitation-page';
import { OneClick } from '../../../ui/pages/one-click';
import { useConfirmSubscription, useUnsubscribe } from '../api';
import { SubscribeForm } from '../components/subscribe-form';
import { newsletterCopy as copy } from '../copy';

interface NewsletterPageProps {
  /** The token of the link that confirms; empty without one. */
  confirming: string;
  /** The token of the link that unsubscribes. */
  leaving: string | undefined;
}

/** The newsletter: the form, and what the links in its mails open. */
export function NewsletterPage({ confirming, leaving }: NewsletterPageProps) {
  return (
    <InvitationPage tint="fruit.mango.tint" title={copy.title} intro={copy.intro} points={copy.points}>
      {leaving !== undefined ? (
        <Leave token={leaving} />
      ) : confirming ? (
        <Confirm token={confirming} />
      ) : (
        <SubscribeForm />
      )}
    </InvitationPage>
  );
}

const shared = {
  failed: { title: copy.failedTitle, text: copy.failedText },
  needsScript: copy.needsScript,
  outcomes: copy.outcomes,
};

function Confirm({ token }: { token: string }) {
  const confirm = useConfirmSubscription();
  const words = { title: copy.confirmTitle, text: copy.confirmText, button: copy.confirm, busy: copy.confirming };
  return <OneClick token={token} change={confirm} words={words} {...shared} />;
}

function Leave({ token }: { token: string }) {
  const leave = useUnsubscribe();
  const words = { title: copy.leaveTitle, text: copy.leaveText, button: copy.leave, busy: copy.leaving };
  return <OneClick token={token} change={leave} words={words} {...shared} />;
}
