import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AdminPage } from '../../../ui/admin/list/list-page';

export function AttentionPage({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <AdminPage title={title}>
      <chakra.p color="muted" maxW="text" mt="-3" mb="6">
        {about}
      </chakra.p>
      {children}
    </AdminPage>
  );
}
