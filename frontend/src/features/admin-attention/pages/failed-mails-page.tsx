import { useQuery } from '@tanstack/react-query';
import { mailStatuses, type AdminMail } from '../../../../../contracts/mails.js';
import { formatMoment, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Select } from '../../../ui/controls/field';
import { mailsQuery, useResendMail } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { mailStatusNames } from '../../../ui/admin/mails/mail-names';
import { mailsCopy as copy } from '../copy/mails';

const columns: Column<AdminMail>[] = [
  {
    key: 'template',
    title: copy.columns.mail,
    cell: ({ template }) => copy.template(template),
    sort: ({ template }) => copy.template(template),
  },
  { key: 'about', title: copy.columns.about, cell: (mail) => <About mail={mail} />, wide: true },
  {
    key: 'lastError',
    title: copy.columns.error,
    cell: ({ lastError }) => (lastError ? copy.error(lastError) : copy.none),
    wide: true,
  },
  {
    key: 'attempts',
    title: copy.columns.attempts,
    numeric: true,
    cell: ({ attempts }) => formatNumber(attempts),
    wide: true,
  },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
];
const nameOf = ({ template }: AdminMail) => copy.template(template);
const list: ListOfWork<AdminMail> = { copy, columns, idOf: ({ id }) => id, nameOf, text: nameOf };

/** "Mislukte mails": failed mails, and with a filter also waiting or sent ones. */
export function FailedMailsPage() {
  const [search, setSearch] = useListSearch();
  const status = oneOf(mailStatuses, search.status) ?? 'failed';
  return (
    <AttentionList
      list={list}
      query={useQuery(mailsQuery(status))}
      actions={status === 'failed' ? (mail) => <Resend mail={mail} /> : undefined}
      filter={
        <Select
          size="sm"
          w="auto"
          aria-label={copy.filter}
          value={status}
          onChange={({ target }) => setSearch({ status: target.value === 'failed' ? undefined : target.value })}
        >
          {Object.entries(mailStatusNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      }
    />
  );
}

function About({ mail: { reference } }: { mail: AdminMail }) {
  if (reference.orderId)
    return (
      <RecordLink of="orders" reference={reference.orderId}>
        {copy.toOrder}
      </RecordLink>
    );
  if (reference.subscriptionId)
    return (
      <RecordLink of="subscriptions" reference={reference.subscriptionId}>
        {copy.toSubscription}
      </RecordLink>
    );
  return <span>{copy.none}</span>;
}

function Resend({ mail: { id, template } }: { mail: AdminMail }) {
  const mail = copy.template(template);
  return (
    <RowAction
      text={copy.resend}
      label={copy.resendOf(mail)}
      change={useResendMail()}
      input={id}
      question={{
        title: copy.confirmResend(mail),
        text: copy.confirmResendText,
        action: copy.resend,
        cancel: copy.keep,
        tone: 'ink',
      }}
      done={copy.resent}
      failed={copy.resendFailed}
    />
  );
}
