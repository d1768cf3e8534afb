import { useStoredState } from '../../../lib/storage/use-stored-state';
import { InvitationPage } from '../../../ui/pages/invitation-page';
import { useConfirmSubscription, useUnsubscribe } from '../api';
import { OneClick } from '../components/one-click';
import { SubscribeForm } from '../components/subscribe-form';
import { newsletterCopy as copy } from '../copy';

/** The newsletter: the form, and what the links in its mails open. `leaving`: the token of an unsubscribe link. */
export function NewsletterPage({ leaving }: { leaving: string | undefined }) {
  return (
    <InvitationPage tint="fruit.mango.tint" title={copy.title} intro={copy.intro} points={copy.points}>
      {leaving === undefined ? <SubscribeOrConfirm /> : <Leave token={leaving} />}
    </InvitationPage>
  );
}

/** The token is in the fragment, which browsers send to no server. */
const readToken = () => window.location.hash.slice(1);

function SubscribeOrConfirm() {
  const [token] = useStoredState(() => '', readToken); // empty until hydration
  const confirm = useConfirmSubscription();
  if (!token) return <SubscribeForm />;
  const words = { title: copy.confirmTitle, text: copy.confirmText, button: copy.confirm, busy: copy.confirming };
  return <OneClick token={token} change={confirm} {...words} />;
}

function Leave({ token }: { token: string }) {
  const leave = useUnsubscribe();
  const words = { title: copy.leaveTitle, text: copy.leaveText, button: copy.leave, busy: copy.leaving };
  return <OneClick token={token} change={leave} {...words} />;
}
