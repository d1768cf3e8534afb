import { useQuery } from '@tanstack/react-query';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminSettingsQuery } from '../api';
import { ShippingForm } from '../components/shipping-form';
import { settingsCopy } from '../copy';

export function SettingsPage() {
  const settings = useQuery(adminSettingsQuery);
  return (
    <AdminPage title={settingsCopy.title}>
      <Loaded query={settings}>
        {settings.data ? <ShippingForm settings={settings.data} /> : <Skeleton h="40" maxW="text" />}
      </Loaded>
    </AdminPage>
  );
}
