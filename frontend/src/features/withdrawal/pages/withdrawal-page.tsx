import { chakra } from '@chakra-ui/react';
import { ApiError } from '../../../lib/http/api-error';
import { useStoredState } from '../../../lib/storage/use-stored-state';
import { InvitationPage } from '../../../ui/pages/invitation-page';
import { NeedsScript } from '../../../ui/needs-script';
import { useWithdraw } from '../api';
import { WithdrawalDone } from '../components/withdrawal-done';
import { WithdrawalForm } from '../components/withdrawal-form';
import { WithdrawalReview } from '../components/withdrawal-review';
import { withdrawalCopy as copy } from '../copy';
import { freshDraft, keepDraft, loadDraft, reviewed, type Draft } from '../draft';

const nothing = {};

/** Withdrawal from an order without an account: fill in, review, confirm. */
export function WithdrawalPage() {
  return (
    <InvitationPage tint="fruit.raspberry.tint" title={copy.title} intro={copy.intro} points={copy.steps} ordered>
      <Steps />
    </InvitationPage>
  );
}

function Steps() {
  const [draft, setDraft] = useStoredState(freshDraft, loadDraft);
  const withdraw = useWithdraw();
  const { values, isReviewed } = draft;
  const go = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  const confirm = () => {
    if (withdraw.isPending) return;
    const attempt = { ...draft, sent: values };
    go(attempt);
    withdraw.mutate(values, {
      onSuccess: () => keepDraft(null),
      onError: (failure) => {
        const isAboutFields = failure instanceof ApiError && Object.keys(failure.fields).length > 0;
        if (isAboutFields) go({ ...attempt, isReviewed: false });
      },
    });
  };
  const startAnew = () => {
    withdraw.reset();
    setDraft(freshDraft());
  };
  if (withdraw.isSuccess) return <WithdrawalDone email={values.email} onAnother={startAnew} />;
  if (isReviewed)
    return (
      <WithdrawalReview
        values={values}
        isSending={withdraw.isPending}
        error={withdraw.error}
        onConfirm={confirm}
        onChange={() => go({ ...draft, isReviewed: false })}
      />
    );
  return (
    <>
      <chakra.h2 fontSize="2xl" mb="6">
        {copy.formTitle}
      </chakra.h2>
      <NeedsScript text={copy.needsScript} />
      <WithdrawalForm
        values={values}
        refused={withdraw.error instanceof ApiError ? withdraw.error.fields : nothing}
        onReview={(filled) => go(reviewed(draft, filled))}
      />
    </>
  );
}
