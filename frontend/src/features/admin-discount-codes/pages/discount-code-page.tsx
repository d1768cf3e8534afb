import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changeDiscountCode } from '../../../../../contracts/admin/discount-codes.js';
import { May } from '../../../lib/staff/may';
import { Details } from '../../../ui/admin/layout/details';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { Button } from '../../../ui/controls/button';
import { adminDiscountCodeQuery } from '../api';
import { Expiry, minimumOf, Usage, valueOf } from '../components/code-facts';
import { DeleteDiscountCode } from '../components/delete-discount-code';
import { ChangeDiscountCodeDialog } from '../components/discount-code-dialogs';
import { SwitchDiscountCode } from '../components/switch-discount-code';
import { codesCopy as copy, statusNames, statusOf, statusTones, typeNames } from '../copy';

/** The page of a discount code. `reference`: the id. */
export function DiscountCodePage({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const toList = () => void navigate({ to: '/admin/$section', params: { section: 'discount-codes' } });
  return (
    <RecordPage
      section="discount-codes"
      reference={reference}
      query={useQuery(adminDiscountCodeQuery(Number(reference)))}
      copy={{ list: copy.title, unknown: copy.unknown }}
      title={({ code }) => copy.detail(code)}
      marks={(one) => <StatusMark tone={statusTones[statusOf(one)]}>{statusNames[statusOf(one)]}</StatusMark>}
      actions={(one) => (
        <>
          <May call={changeDiscountCode}>
            <Button look="line" size="sm" onClick={() => setOpen(true)}>
              {copy.doChange}
            </Button>
          </May>
          <SwitchDiscountCode code={one} />
          <DeleteDiscountCode code={one} onRemoved={toList} />
        </>
      )}
    >
      {(one) => (
        <>
          <Details
            rows={[
              [copy.columns.type, typeNames[one.type]],
              [copy.columns.value, valueOf(one)],
              [copy.columns.minimum, minimumOf(one)],
              [copy.columns.used, <Usage key="used" {...one} />],
              [copy.columns.expires, <Expiry key="expires" {...one} />],
              [copy.audience, one.firstOrderOnly ? copy.firstOrderOnly : copy.everybody],
            ]}
          />
          {isOpen && <ChangeDiscountCodeDialog code={one} onClose={() => setOpen(false)} />}
        </>
      )}
    </RecordPage>
  );
}
