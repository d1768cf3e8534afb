import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { AdminPartnershipInquiry } from '../../../../../contracts/admin/attention.js';
import { formatDay } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { partnershipInquiriesQuery } from '../api';
import { AttentionPage } from '../components/attention-page';
import { InquiryDialog } from '../components/inquiry-dialog';
import { inquiriesCopy as copy } from '../copy/inquiries';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<AdminPartnershipInquiry>[] = [
  {
    key: 'contactName',
    title: copy.columns.name,
    cell: ({ contactName }) => contactName,
    sort: ({ contactName }) => contactName,
  },
  { key: 'email', title: copy.columns.email, cell: ({ email }) => <LongWord>{email}</LongWord>, wide: true },
  { key: 'message', title: copy.columns.message, cell: ({ message }) => <Beginning text={message} />, wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
];
const view = {
  text: ({ contactName, email, message }: AdminPartnershipInquiry) => `${contactName} ${email} ${message}`,
  sorts: sortsOf(columns),
};

/** "Samenwerkingen": inquiries of companies about a partnership. */
export function PartnershipInquiriesPage() {
  const [search, setSearch] = useListSearch();
  const inquiries = useQuery(partnershipInquiriesQuery);
  const shown = useListView(inquiries.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
      </Toolbar>
      <Loaded query={inquiries}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ id }) => id}
          nameOf={({ contactName }) => contactName}
          empty={copy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
        />
      </Loaded>
      <InquiryDialog
        inquiryId={search.open ?? null}
        inquiries={inquiries.data}
        onClose={() => setSearch({ open: undefined })}
      />
    </AttentionPage>
  );
}

function Beginning({ text }: { text: string }) {
  return (
    <chakra.span color="muted" lineClamp={1} maxW="28rem">
      {text}
    </chakra.span>
  );
}
