import { InvitationPage } from '../../../ui/pages/invitation-page';
import { OneClick } from '../../../ui/pages/one-click';
import { Outcome } from '../../../ui/pages/outcome';
import { useConfirmStockAlert } from '../api';
import { stockAlertCopy as copy } from '../copy';

/** What the link in the mail opens. `token` is empty when the link lost it. */
export function StockAlertPage({ token, isKnown }: { token: string; isKnown: boolean }) {
  const confirm = useConfirmStockAlert();
  const { words, failed, needsScript, outcomes } = copy;
  return (
    <InvitationPage tint="fruit.lime.tint" title={copy.title} intro={copy.intro} points={copy.points}>
      {isKnown && !token ? (
        <Outcome {...outcomes.unknown} />
      ) : (
        <OneClick token={token} change={confirm} {...{ words, failed, needsScript, outcomes }} />
      )}
    </InvitationPage>
  );
}
