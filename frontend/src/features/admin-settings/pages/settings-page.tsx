import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminSettingsQuery, claimsQuery, companyQuery, retentionQuery, staffRulesQuery } from '../api';
import { ClaimsForm } from '../components/claims-form';
import { CompanyForm } from '../components/company-form';
import { RetentionPanel } from '../components/retention-panel';
import { StaffRulesForm } from '../components/staff-rules-form';
import { ShippingForm } from '../components/shipping-form';
import { settingsCopy } from '../copy';

export function SettingsPage() {
  const settings = useQuery(adminSettingsQuery);
  const company = useQuery(companyQuery);
  const claims = useQuery(claimsQuery);
  const rules = useQuery(staffRulesQuery);
  const retention = useQuery(retentionQuery);
  return (
    <AdminPage title={settingsCopy.title}>
      <Loaded query={settings}>
        {settings.data ? <ShippingForm settings={settings.data} /> : <Skeleton h="40" maxW="text" />}
      </Loaded>
      <chakra.div mt="10">
        <Loaded query={company}>
          {company.data ? <CompanyForm company={company.data} /> : <Skeleton h="40" maxW="text" />}
        </Loaded>
      </chakra.div>
      <chakra.div mt="10">
        <Loaded query={claims}>
          {claims.data ? <ClaimsForm claims={claims.data} /> : <Skeleton h="40" maxW="text" />}
        </Loaded>
      </chakra.div>
      <chakra.div mt="10">
        <Loaded query={rules}>
          {rules.data ? <StaffRulesForm rules={rules.data} /> : <Skeleton h="40" maxW="text" />}
        </Loaded>
      </chakra.div>
      <chakra.div mt="10">
        <Loaded query={retention}>
          {retention.data ? <RetentionPanel rules={retention.data} /> : <Skeleton h="40" maxW="text" />}
        </Loaded>
      </chakra.div>
    </AdminPage>
  );
}
