import { chakra } from '@chakra-ui/react';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { WantedTerms } from '../../../../../contracts/admin/subscriptions.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { offeredTermsQuery } from '../api';
import { termsCopy as copy } from '../changes-copy';

/** What a delivery costs now and would cost, and from when. `wanted`: undefined while the form is incomplete. */
export function OfferedPrice({ id, wanted }: { id: string; wanted: WantedTerms | undefined }) {
  const offer = useQuery({
    ...(wanted ? offeredTermsQuery(id, wanted) : { queryKey: ['no-terms'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const { isChanged, formerAmount, amount, fromDate } = offer.data ?? {};
  const priced = isChanged ? copy.price(formerAmount!, amount!, fromDate!) : copy.unchanged;
  return (
    <chakra.div role="status" minH="12">
      <chakra.p fontWeight="semibold" color={offer.isError ? 'danger' : undefined}>
        {offer.isError ? sentenceOf(offer.error, copy.failed) : offer.data ? priced : copy.looking}
      </chakra.p>
      <chakra.p color="muted" fontSize="xs">
        {copy.mailed}
      </chakra.p>
    </chakra.div>
  );
}
