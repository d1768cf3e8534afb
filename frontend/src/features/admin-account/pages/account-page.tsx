import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staffQuery } from '../../../lib/staff/staff-query';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { ownFactorsQuery } from '../../../ui/admin/staff/own-factors';
import { Skeleton } from '../../../ui/skeleton';
import { PasskeysPanel } from '../components/passkeys-panel';
import { PasswordPanel } from '../components/password-panel';
import { RecoveryCodesPanel } from '../components/recovery-codes-panel';
import { TotpPanel } from '../components/totp-panel';
import { accountCopy } from '../copy';

/** The own account of a member of staff. `children`: the list of sessions. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { data: staff } = useQuery(staffQuery);
  return (
    <AdminPage title={accountCopy.title}>
      <chakra.div display="grid" gap="10" maxW="text">
        {staff?.hasInitialPassword ? <chakra.p role="status">{accountCopy.initial}</chakra.p> : <Factors />}
        <PasswordPanel />
        {!staff?.hasInitialPassword && children}
      </chakra.div>
    </AdminPage>
  );
}

function Factors() {
  const own = useQuery(ownFactorsQuery);
  const hasFactor = own.data && (own.data.totp !== null || own.data.passkeys.length > 0);
  return (
    <Loaded query={own}>
      {own.data ? (
        <>
          {own.data.isRequired && !hasFactor && <chakra.p role="status">{accountCopy.required}</chakra.p>}
          <TotpPanel totp={own.data.totp} />
          <PasskeysPanel passkeys={own.data.passkeys} />
          {hasFactor && <RecoveryCodesPanel left={own.data.recoveryCodes} />}
        </>
      ) : (
        <Skeleton h="40" />
      )}
    </Loaded>
  );
}
