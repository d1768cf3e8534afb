import { chakra } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { Panel } from '../../../ui/admin/layout/panel';
import { StatusPill } from '../../../ui/admin/status/status';
import { Link } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';
import { waitingQueries } from '../api';
import { dashboardCopy as copy } from '../copy';
import { waitingOf, type Waiting } from '../waiting';

const dayMilliseconds = 86_400_000;

export function WaitingList() {
  const [newSince] = useState(() => new Date(Date.now() - copy.newInquiryDays * dayMilliseconds).toISOString());
  const answers = useQueries({ queries: waitingQueries });
  const [overview, returns, levels, unmatched, refunds, mails, ...others] = answers;
  const [refusals, inquiries, withdrawals, renewals, disputes] = others;
  const isLoading = answers.some(({ isPending }) => isPending);
  const waiting = waitingOf(
    {
      overview: overview.data,
      returns: returns.data,
      levels: levels.data,
      unmatched: unmatched.data,
      refunds: refunds.data,
      mails: mails.data,
      refusals: refusals.data,
      inquiries: inquiries.data,
      withdrawals: withdrawals.data,
      renewals: renewals.data,
      disputes: disputes.data,
    },
    { lowStock: copy.lowStock, newSince },
  );
  const couldNotTell = answers.some(({ isError }) => isError);
  return (
    <Panel title={copy.waiting}>
      {isLoading ? (
        <Skeleton h="40" />
      ) : (
        <>
          {waiting.length > 0 ? (
            <chakra.ul borderTop="1.5px solid" borderColor="ink">
              {waiting.map((item) => (
                <Item key={item.kind} item={item} />
              ))}
            </chakra.ul>
          ) : (
            !couldNotTell && <p>{copy.nothingWaits}</p>
          )}
          {couldNotTell && (
            <chakra.p color="danger" mt="3">
              {copy.couldNotTell}
            </chakra.p>
          )}
        </>
      )}
    </Panel>
  );
}

function Item({ item: { kind, count, isTrouble, to } }: { item: Waiting }) {
  return (
    <chakra.li borderBottom="1.5px solid" borderColor="stone">
      <Link
        to="/admin/$section"
        params={{ section: to.section }}
        search={to.search}
        display="grid"
        gridTemplateColumns="3rem 1fr"
        alignItems="center"
        gap="3"
        minH="11"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
      >
        <chakra.span justifySelf="start">
          <StatusPill tone={isTrouble ? 'bad' : 'waiting'}>{formatNumber(count)}</StatusPill>
        </chakra.span>
        {copy.item(kind, count)}
      </Link>
    </chakra.li>
  );
}
