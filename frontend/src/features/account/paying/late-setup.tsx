import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasStatus } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { forgetSetup, keptSetup, type KeptSetup } from './kept-setup';
import { payingCopy } from '../subscriptions/copy';
import { readSubscriptionsAgain, useChangePaymentMethod } from '../subscriptions/api';

/** Completes the change of a payment method whose tab did not return from the bank. Renders nothing. */
export function LateSetup() {
  const [kept] = useState(keptSetup);
  return kept && <Finish {...kept} />;
}

function Finish({ subscriptionId, setupIntentId }: KeptSetup) {
  const queryClient = useQueryClient();
  const { data: isSuccess, error } = useChangePaymentMethod(subscriptionId, setupIntentId);
  useEffect(() => {
    if (isSuccess || hasStatus(error, 404)) forgetSetup();
    if (!isSuccess) return;
    showToast({ title: payingCopy.methodSaved, text: payingCopy.methodSavedText, tone: 'success' });
    void readSubscriptionsAgain(queryClient);
  }, [isSuccess, error, queryClient]);
  return null;
}
