import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { currentText } from '../../../../../contracts/law/consent-texts.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { ConsentBox } from '../../../ui/controls/consent-box';
import { useSubscribe } from './api';
import { consentsCopy as copy } from './copy';

/** Subscribes to the newsletter, with a confirmation by mail like everywhere. */
export function SubscribePart({ email }: { email: string }) {
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const subscribe = useSubscribe();
  const send = () => {
    setError(isAgreed ? undefined : copy.mustAgree);
    if (!isAgreed || subscribe.isPending) return;
    subscribe.mutate(email, {
      onSuccess: () => {
        showToast({ title: copy.mailed, text: copy.mailedText, tone: 'success' });
        setAgreed(false);
      },
      onError: (failure) => showError(copy.error, sentenceOf(failure, copy.subscribeFailed)),
    });
  };
  return (
    <chakra.div display="grid" gap="4" justifyItems="start" mt="6">
      <chakra.h3 fontSize="lg">{copy.subscribeTitle}</chakra.h3>
      <ConsentBox
        text={currentText('newsletter')}
        error={error}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <Button look="line" aria-disabled={subscribe.isPending} onClick={send}>
        {copy.subscribe}
      </Button>
    </chakra.div>
  );
}
