import { chakra } from '@chakra-ui/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import {
  adminSettingsQuery,
  claimsQuery,
  companyQuery,
  dispatchRulesQuery,
  retentionQuery,
  staffRulesQuery,
} from '../api';
import { ClaimsForm } from '../components/claims-form';
import { CompanyForm } from '../components/company-form';
import { DispatchForm } from '../components/dispatch-form';
import { RetentionPanel } from '../components/retention-panel';
import { ShippingForm } from '../components/shipping-form';
import { StaffRulesForm } from '../components/staff-rules-form';
import { settingsCopy } from '../copy';

export function SettingsPage() {
  return (
    <AdminPage title={settingsCopy.title}>
      <chakra.div display="grid" gap="10">
        <Part loaded={useFreshQuery(adminSettingsQuery)}>{(settings) => <ShippingForm settings={settings} />}</Part>
        <Part loaded={useFreshQuery(dispatchRulesQuery)}>{(rules) => <DispatchForm rules={rules} />}</Part>
        <Part loaded={useFreshQuery(companyQuery)}>{(company) => <CompanyForm company={company} />}</Part>
        <Part loaded={useFreshQuery(claimsQuery)}>{(claims) => <ClaimsForm claims={claims} />}</Part>
        <Part loaded={useFreshQuery(staffRulesQuery)}>{(rules) => <StaffRulesForm rules={rules} />}</Part>
        <Part loaded={useQuery(retentionQuery)}>{(rules) => <RetentionPanel rules={rules} />}</Part>
      </chakra.div>
    </AdminPage>
  );
}

interface PartProps<Data> {
  loaded: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the page, once its data is there. */
function Part<Data>({ loaded, children }: PartProps<Data>) {
  const { data } = loaded;
  return (
    <div>
      <Loaded query={loaded}>{data === undefined ? <Skeleton h="40" maxW="text" /> : children(data)}</Loaded>
    </div>
  );
}
