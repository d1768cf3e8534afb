import { createFileRoute } from '@tanstack/react-router';
import { mailStatuses } from '../../../../../contracts/mails.js';
import { mailsQuery } from '../../../features/admin-attention/api';
import { FailedMailsPage } from '../../../features/admin-attention/pages/failed-mails-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { oneOf } from '../../../lib/search';
import { listSearch } from '../../../ui/admin/list/list-search';

const search = listSearch('q', 'status', 'sort');

export const Route = createFileRoute('/admin/_panel/failed-mails')({
  validateSearch: search,
  loaderDeps: ({ search }) => ({ status: search.status }),
  loader: (at) =>
    readAhead(at, (client) => client.ensureQueryData(mailsQuery(oneOf(mailStatuses, at.deps.status) ?? 'failed'))),
  head: () => sectionHead('failed-mails'),
  component: FailedMailsPage,
});
