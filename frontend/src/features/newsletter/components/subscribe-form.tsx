import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { currentText, currentVersion } from '../../../../../contracts/law/consent-texts.js';
import { SubscribeSchema } from '../../../../../contracts/consents.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { Button } from '../../../ui/controls/button';
import { ConsentBox } from '../../../ui/controls/consent-box';
import { Field } from '../../../ui/controls/field';
import { NeedsScript } from '../../../ui/needs-script';
import { Outcome } from '../../../ui/pages/outcome';
import { useSubscribe } from '../api';
import { newsletterCopy as copy } from '../copy';

/** Asks for an address and the consent, whose box is empty at first. */
export function SubscribeForm() {
  const [email, setEmail] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; consent?: string }>({});
  const subscribe = useSubscribe();
  const send = () => {
    const typed = SubscribeSchema.safeParse({ email: email.trim(), textVersion: currentVersion('newsletter') });
    const consent = isAgreed ? undefined : copy.consentMissing;
    setErrors({ email: typed.error?.issues[0]?.message, consent });
    if (typed.success && isAgreed)
      subscribe.mutate(typed.data, {
        onError: (failure) => setErrors(failure instanceof ApiError ? { email: failure.fields.email } : {}),
      });
  };
  if (subscribe.isSuccess) return <Outcome title={copy.sentTitle} text={copy.sentText(email.trim())} />;
  const failure = !errors.email && subscribe.error;
  return (
    <chakra.form
      method="dialog"
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!subscribe.isPending) send();
      }}
    >
      <chakra.h2 fontSize="2xl">{copy.formTitle}</chakra.h2>
      <NeedsScript text={copy.needsScript} />
      <Field
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ConsentBox
        text={currentText('newsletter')}
        error={errors.consent}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {failure && <p>{sentenceOf(failure, copy.failedText)}</p>}
      </chakra.div>
      <Button type="submit" size="lg" justifySelf="start" aria-disabled={subscribe.isPending} data-needs-script>
        {subscribe.isPending ? copy.sending : copy.send}
      </Button>
    </chakra.form>
  );
}
