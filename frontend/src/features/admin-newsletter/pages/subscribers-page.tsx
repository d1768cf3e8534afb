import { exportSubscribers, listSubscribers, type Subscriber } from '../../../../../contracts/consents.js';
import { consentSourceNames } from '../../../../../contracts/law/consent-texts.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useUnsubscribe } from '../api';
import { subscribersCopy as copy } from '../copy';

const columns: Column<Subscriber>[] = [
  {
    key: 'email',
    title: copy.columns.email,
    cell: ({ email }) => <LongWord>{email}</LongWord>,
    sort: true,
  },
  { key: 'at', title: copy.columns.since, cell: ({ at }) => formatDay(at), sort: true },
  { key: 'source', title: copy.columns.source, cell: ({ source }) => consentSourceNames[source], wide: true },
  {
    key: 'textVersion',
    title: copy.columns.version,
    numeric: true,
    cell: ({ textVersion }) => formatNumber(textVersion),
    wide: true,
  },
];
const emailOf = ({ email }: Subscriber) => email;

/** Who receives the newsletter. */
export function SubscribersPage() {
  const { q, sort } = useListFilter(columns);
  const subscribers = usePagedList(listSubscribers, { q, sort });
  const unsubscribe = useUnsubscribe();
  return (
    <ListScreen
      copy={copy}
      list={subscribers}
      columns={columns}
      idOf={idOf}
      nameOf={emailOf}
      csv={exportSubscribers}
      actions={({ id, email }) => (
        <RowAction
          text={copy.remove}
          label={copy.removeOf(email)}
          change={unsubscribe}
          input={id}
          question={copy.question(email)}
          done={copy.removed}
          failed={copy.failed}
        />
      )}
    />
  );
}
