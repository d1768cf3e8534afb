import { useQuery } from '@tanstack/react-query';
import { listMailsOfReturn } from '../../../../../contracts/mails.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { RecordMails } from '../../../ui/admin/mails/record-mails';
import { RecordDay } from '../../../ui/admin/record/record-day';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { returnStatusNames, returnStatusTones } from '../../../ui/admin/status/return-status';
import { PrintedStatus } from '../../../ui/admin/status/printed-status';
import { adminReturnQuery } from '../api';
import { ChangeStatus } from '../components/change-status';
import { Inspection } from '../components/inspection';
import { ReturnedGoods, ReturnFacts } from '../components/return-detail';
import { ReturnTimeline } from '../components/return-timeline';
import { returnsCopy as copy } from '../copy';

/** The page of a return. `reference`: the id. */
export function ReturnPage({ reference }: { reference: string }) {
  return (
    <RecordPage
      section="returns"
      reference={reference}
      query={useQuery(adminReturnQuery(reference))}
      copy={{ list: copy.title, unknown: copy.unknown }}
      title={({ orderNumber }) => copy.nameOf(orderNumber)}
      marks={({ status, createdAt }) => (
        <>
          <RecordDay of={createdAt} />
          <PrintedStatus tone={returnStatusTones[status]}>{returnStatusNames[status]}</PrintedStatus>
        </>
      )}
      actions={(one) => <ChangeStatus item={one} />}
      aside={({ id }) => <ReturnTimeline id={id} />}
    >
      {(one) => (
        <>
          <ReturnFacts item={one} isInPage />
          <Inspection item={one} />
          <ReturnedGoods item={one} />
          <RecordMails query={freshQueryOf(listMailsOfReturn, { params: { id: one.id } })} />
        </>
      )}
    </RecordPage>
  );
}
