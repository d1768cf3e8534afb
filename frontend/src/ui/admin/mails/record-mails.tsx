import { chakra } from '@chakra-ui/react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { mailNames } from '../../../../../contracts/values/mail-names.js';
import { showMail, type RecordMail } from '../../../../../contracts/mails.js';
import { formatMoment } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { Button } from '../../controls/button';
import { ErrorPage } from '../../pages/error-page';
import { Skeleton } from '../../skeleton';
import { StatusMark } from '../status/status-mark';
import { recordMailsCopy as copy } from './copy';
import { MailDialog } from './mail-dialog';
import { mailStatusNames, mailStatusTones } from './mail-names';
import { DetailPart } from '../layout/details';

interface RecordMailsProps {
  query: UseQueryOptions<RecordMail[]>;
}

/** The mails about a record, for members of staff who may see them. */
export function RecordMails({ query }: RecordMailsProps) {
  return (
    <May call={showMail}>
      <Mails query={query} />
    </May>
  );
}

/** Fetches again while a mail waits. */
const whileQueued: NonNullable<RecordMailsProps['query']['refetchInterval']> = ({ state }) =>
  state.data?.some(({ status }) => status === 'queued') ? 3000 : false;

function Mails({ query }: RecordMailsProps) {
  const mails = useQuery({ ...query, refetchInterval: whileQueued });
  const [shown, setShown] = useState<RecordMail | null>(null);
  return (
    <DetailPart title={copy.title}>
      {mails.isError ? (
        <ErrorPage compact error={mails.error} onRetry={() => void mails.refetch()} />
      ) : !mails.data ? (
        <Skeleton h="24" />
      ) : mails.data.length === 0 ? (
        <chakra.p color="muted">{copy.none}</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="3">
          {mails.data.map((mail) => (
            <MailItem key={mail.id} mail={mail} onShow={() => setShown(mail)} />
          ))}
        </chakra.ul>
      )}
      <MailDialog mail={shown} list={query.queryKey} onClose={() => setShown(null)} />
    </DetailPart>
  );
}

function MailItem({ mail, onShow }: { mail: RecordMail; onShow: () => void }) {
  const { template, status, lastError, createdAt, sentAt, to, isSentAgain } = mail;
  const [name, moment] = [mailNames[template], formatMoment(sentAt ?? createdAt)];
  return (
    <chakra.li display="grid" gap="1" justifyItems="start" lineHeight="1.45" overflowWrap="anywhere">
      <Button look="line" size="sm" aria-label={copy.show(name, moment)} onClick={onShow}>
        {name}
      </Button>
      <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
        <StatusMark tone={mailStatusTones[status]}>{mailStatusNames[status]}</StatusMark>
        <span>{moment}</span>
        {to && <span>{to}</span>}
        {isSentAgain && <span>{copy.sentAgain}</span>}
      </chakra.span>
      {status === 'failed' && lastError && <span>{copy.reason(lastError)}</span>}
    </chakra.li>
  );
}
