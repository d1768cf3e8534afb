import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Consent } from '../../../../../contracts/consents.js';
import { consentNames, consentPurposes, consentSourceNames } from '../../../../../contracts/law/consent-texts.js';
import { formatMoment } from '../../../lib/format';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { Card } from '../components/card';
import { consentsQuery, useWithdrawConsent } from './api';
import { consentsCopy as copy } from './copy';
import { SubscribePart } from './subscribe-part';

/** What the customer consents to, with its text, and a way to withdraw each consent. */
export function ConsentsCard({ email }: { email: string }) {
  const consents = useQuery(consentsQuery);
  const latest = consentPurposes.flatMap(
    (purpose) => consents.data?.find((consent) => consent.purpose === purpose) ?? [],
  );
  const isSubscribed = latest.some(({ purpose, isGiven }) => purpose === 'newsletter' && isGiven);
  return (
    <Card aria-labelledby="consents" aria-busy={consents.isPending} gridColumn="1 / -1">
      <chakra.h2 id="consents" fontSize="xl">
        {copy.heading}
      </chakra.h2>
      <chakra.p mt="3" mb="5" color="muted">
        {copy.intro}
      </chakra.p>
      {consents.isPending && <Skeleton h="16" />}
      {consents.isError && <ErrorPage compact error={consents.error} onRetry={() => void consents.refetch()} />}
      {consents.data && !latest.some(({ isGiven }) => isGiven) && <p>{copy.none}</p>}
      <chakra.ul display="grid">
        {latest.map((consent) => (
          <Row key={consent.purpose} {...consent} />
        ))}
      </chakra.ul>
      {consents.data && !isSubscribed && <SubscribePart email={email} />}
    </Card>
  );
}

function Row({ purpose, isGiven, text, source, at }: Consent) {
  const withdraw = useWithdrawConsent();
  const name = consentNames[purpose];
  const send = () =>
    !withdraw.isPending &&
    withdraw.mutate(purpose, {
      onSuccess: () => showToast({ title: copy.done }),
      onError: (failure) => showError(copy.error, sentenceOf(failure, copy.failed)),
    });
  const moment = formatMoment(at);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTop="1.5px solid"
      borderColor="line"
    >
      <chakra.div maxW="text">
        <chakra.p fontWeight="semibold">{name}</chakra.p>
        <chakra.p fontSize="sm">
          <q>{text}</q>
        </chakra.p>
        <chakra.p fontSize="sm" color="muted">
          {isGiven ? copy.given(moment, consentSourceNames[source]) : copy.withdrawn(moment)}
        </chakra.p>
      </chakra.div>
      {isGiven && (
        <Button look="line" size="sm" aria-label={copy.withdrawOf(name)} onClick={send}>
          {copy.withdraw}
        </Button>
      )}
    </chakra.li>
  );
}
