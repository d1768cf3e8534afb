import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query';
import { mailNames } from '../../../../../contracts/values/mail-names.js';
import { showMail, showMailPage, type RecordMail, type ShownMail } from '../../../../../contracts/mails.js';
import { askFirst } from '../../../lib/confirm';
import { formatMoment } from '../../../lib/format';
import { addressOf, refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { Button } from '../../controls/button';
import { ErrorPage } from '../../pages/error-page';
import { Skeleton } from '../../skeleton';
import { Dialog } from '../dialog/dialog';
import { useLast } from '../dialog/use-last';
import { showFailure } from '../form/failure';
import { Details } from '../layout/details';
import { mailQuery, useSendAgain } from './api';
import { recordMailsCopy as copy } from './copy';
import { mailStatusNames } from './mail-names';

interface MailDialogProps {
  /** Null while closed. */
  mail: RecordMail | null;
  /** The key of the mails of the record. */
  list: QueryKey;
  onClose: () => void;
}

/** A mail as it was sent, and the button that sends it again. */
export function MailDialog({ mail, list, onClose }: MailDialogProps) {
  const last = useLast(mail);
  const { data, error, refetch } = useQuery(mail ? mailQuery(mail.id) : { queryKey: ['no-mail'], queryFn: skipToken });
  return (
    <Dialog isOpen={mail !== null} onClose={onClose} title={last ? mailNames[last.template] : copy.title}>
      {error ? (
        refuses(showMail, error, 'recipient-erased') ? (
          <p>{copy.erased}</p>
        ) : (
          <ErrorPage compact error={error} onRetry={() => void refetch()} />
        )
      ) : mail && data ? (
        <chakra.div display="grid" gap="5">
          <Details rows={rowsOf(mail, data)} />
          {!data.isKept && <chakra.p color="muted">{copy.noCopy}</chakra.p>}
          <SendAgain mail={mail} sendsTo={data.sendsTo} list={list} onDone={onClose} />
          <chakra.iframe
            title={data.subject}
            src={addressOf(showMailPage, { params: { id: mail.id } })}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            w="full"
            h="60dvh"
            border="1.5px solid"
            borderColor="line"
            rounded="small"
          />
          <details>
            <chakra.summary cursor="pointer" fontWeight="semibold">
              {copy.asText}
            </chakra.summary>
            <chakra.pre whiteSpace="pre-wrap" overflowWrap="anywhere" mt="3">
              {data.text}
            </chakra.pre>
          </details>
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}

const rowsOf = ({ status, lastError, sentAt }: RecordMail, { to, subject }: ShownMail) =>
  [
    [copy.to, to],
    [copy.subject, subject],
    sentAt ? ([copy.moment, formatMoment(sentAt)] as const) : ([copy.state, mailStatusNames[status]] as const),
    ...(status === 'failed' && lastError ? [[copy.why, copy.reason(lastError)] as const] : []),
  ] as const;

interface SendAgainProps {
  mail: RecordMail;
  sendsTo: string | null;
  list: QueryKey;
  onDone: () => void;
}

function SendAgain({ mail, sendsTo, list, onDone }: SendAgainProps) {
  const { mutate, isPending } = useSendAgain(list);
  if (mail.isSentAgain) return <p>{copy.sentAgainText}</p>;
  if (mail.status === 'queued') return <p>{copy.queued}</p>;
  if (sendsTo === null) return <p>{copy.erased}</p>;
  const send = async () => {
    const title = copy.confirmAgain(mailNames[mail.template]);
    const words = { title, text: copy.confirmAgainText(sendsTo), action: copy.again, cancel: copy.keep };
    if (!(await askFirst({ ...words, tone: 'ink' }))) return;
    mutate(mail, {
      onSuccess: () => {
        showToast({ title: copy.done, tone: 'success' });
        onDone();
      },
      onError: (error) => showFailure(error, copy.failed),
    });
  };
  return (
    <Button size="sm" justifySelf="start" disabled={isPending} onClick={() => void send()}>
      {copy.again}
    </Button>
  );
}
