import { exportSubscribers, type Subscriber } from '../../../../../contracts/consents.js';
import { consentSourceNames } from '../../../../../contracts/consent-texts.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { useLongList } from '../../../ui/admin/list/long-list';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { subscribersQuery, useUnsubscribe } from '../api';
import { subscribersCopy as copy } from '../copy';

const columns: Column<Subscriber>[] = [
  {
    key: 'email',
    title: copy.columns.email,
    cell: ({ email }) => <LongWord>{email}</LongWord>,
    sort: ({ email }) => email,
  },
  { key: 'at', title: copy.columns.since, cell: ({ at }) => formatDay(at), sort: ({ at }) => at },
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
  const subscribers = useLongList(subscribersQuery);
  const unsubscribe = useUnsubscribe();
  return (
    <ListScreen
      copy={copy}
      list={subscribers}
      columns={columns}
      text={emailOf}
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
