import { createFileRoute } from '@tanstack/react-router';
import { partnershipInquiriesQuery } from '../../../features/admin-attention/api';
import { PartnershipInquiriesPage } from '../../../features/admin-attention/pages/partnership-inquiries-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/partnership-inquiries')({
  validateSearch: listSearch('q', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(partnershipInquiriesQuery)),
  head: () => sectionHead('partnership-inquiries'),
  component: PartnershipInquiriesPage,
});
