import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lookAtPaymentLink, payByLink, type PaymentLink } from '../../../../../contracts/orders/phone-orders.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { useStoredState } from '../../../lib/storage/use-stored-state';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { StatePage } from '../../../ui/pages/state-page';
import { paymentLinkQuery, usePayByLink } from '../payment-link/link-api';
import { linkCopy as copy } from '../payment-link/link-copy';
import { LinkOrder } from '../payment-link/link-order';
import { LinkPayment } from '../payment-link/link-payment';

/** The token is in the fragment, which browsers send to no server. */
const readToken = () => window.location.hash.slice(1);

/** Opened by the link in the mail about a phone order. It reserves nothing by itself, because mail scanners open links too. */
export function PaymentLinkPage() {
  const [token] = useStoredState<string | null>(() => null, readToken); // null until hydration
  const link = useQuery({ ...paymentLinkQuery(token ?? ''), enabled: Boolean(token) });
  if (token === '' || refuses(lookAtPaymentLink, link.error, 'payment-link-unknown'))
    return <Ended {...copy.unknown} />;
  if (link.error && !link.data) return <ErrorPage error={link.error} onRetry={() => void link.refetch()} />;
  if (!token || !link.data)
    return (
      <chakra.p role="status" py="24" textAlign="center" fontWeight="semibold">
        {copy.looking}
      </chakra.p>
    );
  const { state, orderNumber } = link.data;
  if (state !== 'open') return <Ended {...copy.states[state]} orderNumber={orderNumber} />;
  return <Open token={token} link={link.data} onLook={() => void link.refetch()} />;
}

function Ended({ title, text, orderNumber = null }: { title: string; text: string; orderNumber?: string | null }) {
  return (
    <StatePage art={orderNumber === null ? 'empty' : 'gate'} title={title} text={text}>
      {orderNumber && (
        <chakra.p w="full" fontWeight="bold">
          {copy.orderNumber(orderNumber)}
        </chakra.p>
      )}
      <ButtonLink to="/">{copy.home}</ButtonLink>
      <ButtonLink look="line" to="/klantenservice">
        {copy.contact}
      </ButtonLink>
    </StatePage>
  );
}

function Open({ token, link, onLook }: { token: string; link: PaymentLink; onLook: () => void }) {
  const payment = usePayByLink(token);
  const response = payment.data;
  const quote = response?.quote ?? link.quote!;
  const details = link.details!;
  const hasFailed = new URLSearchParams(window.location.search).get('redirect_status') === 'failed';
  const start = () => payment.mutate(undefined, { onError: onLook });
  return (
    <chakra.div maxW="46rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }} display="grid" gap="7">
      <chakra.div display="grid" gap="3">
        <chakra.h1 fontSize="3xl">{copy.title}</chakra.h1>
        <p>{copy.intro(link.expiresAt)}</p>
      </chakra.div>
      <LinkOrder quote={quote} details={details} />
      {quote.totalCents > link.quote!.totalCents && (
        <chakra.p role="status" fontWeight="semibold">
          {copy.changed(link.quote!.totalCents, quote.totalCents)}
        </chakra.p>
      )}
      {hasFailed && !response && <Note title={copy.notPaid} text={copy.notPaidText} />}
      {payment.error && <Refused error={payment.error} />}
      {response ? (
        <LinkPayment
          token={token}
          response={response}
          details={details}
          onRenew={start}
          onDone={() => {
            payment.reset();
            onLook();
          }}
        />
      ) : (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <Button size="lg" aria-disabled={payment.isPending} onClick={() => payment.isPending || start()}>
            {payment.isPending ? copy.starting : copy.start}
          </Button>
          <chakra.p fontSize="sm" color="muted">
            {copy.startText}
          </chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function Refused({ error }: { error: Error }) {
  const isSoldOut = refuses(payByLink, error, 'out-of-stock', 'product-unavailable');
  const why = sentenceOf(error, copy.notStarted);
  return (
    <Note title={isSoldOut ? copy.soldOut : copy.notStarted} text={isSoldOut ? `${why} ${copy.soldOutText}` : why} />
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <chakra.div role="alert" bg="fruit.raspberry.tint" rounded="input" p="4">
      <chakra.p fontWeight="bold">{title}</chakra.p>
      <p>{text}</p>
    </chakra.div>
  );
}
