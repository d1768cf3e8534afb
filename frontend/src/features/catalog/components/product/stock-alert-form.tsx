import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { RequestStockAlertSchema } from '../../../../../../contracts/stock/stock-alerts.js';
import { ApiError, sentenceOf } from '../../../../lib/http/api-error';
import { Button } from '../../../../ui/controls/button';
import { Field } from '../../../../ui/controls/field';
import { NeedsScript } from '../../../../ui/needs-script';
import { useRequestStockAlert } from '../../api';
import { soldOutCopy as copy } from '../../sold-out-copy';

/** Asks for an address to mail once when the product is back. */
export function StockAlertForm({ slug }: { slug: string }) {
  const [email, setEmail] = useState('');
  const [mistake, setMistake] = useState<string>();
  const request = useRequestStockAlert();
  const send = () => {
    const typed = RequestStockAlertSchema.safeParse({ slug, email: email.trim() });
    setMistake(typed.error?.issues[0]?.message);
    if (!typed.success) return;
    request.mutate(typed.data, {
      onError: (failure) => setMistake(failure instanceof ApiError ? failure.fields.email : undefined),
    });
  };
  if (request.isSuccess) return <Sent email={email.trim()} />;
  const failure = !mistake && request.error;
  return (
    <chakra.form
      method="dialog"
      noValidate
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!request.isPending) send();
      }}
    >
      <NeedsScript text={copy.needsScript} />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2" alignItems="end" data-needs-script>
        <Field
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={copy.placeholder}
          value={email}
          error={mistake}
          onChange={(event) => {
            setEmail(event.target.value);
            setMistake(undefined);
          }}
        />
        <Button type="submit" h="13" alignSelf={mistake ? 'center' : 'end'} aria-disabled={request.isPending}>
          {request.isPending ? copy.sending : copy.send}
        </Button>
      </chakra.div>
      <chakra.p fontSize="sm" color="muted">
        {copy.promise}
      </chakra.p>
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {failure && <p>{sentenceOf(failure, copy.failed)}</p>}
      </chakra.div>
    </chakra.form>
  );
}

/** The outcome takes the focus. */
function Sent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <chakra.h3 ref={heading} tabIndex={-1} outline="none" fontSize="lg">
        {copy.sentTitle}
      </chakra.h3>
      <chakra.p overflowWrap="anywhere">{copy.sentText(email)}</chakra.p>
    </div>
  );
}
