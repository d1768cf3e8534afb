import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { DetailPart } from '../../../ui/admin/layout/details';
import { RowAction } from '../../../ui/admin/table/row-action';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { customerDevicesQuery, useLogOutCustomer } from '../api';
import { customersCopy as copy } from '../copy';

/** The browsers in which a customer is logged in. `name`: for the question. */
export function CustomerDevices({ customerId, name }: { customerId: number; name: string }) {
  const devices = useQuery(customerDevicesQuery(customerId));
  const logOut = useLogOutCustomer(customerId);
  return (
    <DetailPart title={copy.devices}>
      {devices.isError ? (
        <ErrorPage compact error={devices.error} onRetry={() => void devices.refetch()} />
      ) : !devices.data ? (
        <Skeleton h="12" />
      ) : devices.data.length === 0 ? (
        <chakra.p color="muted">{copy.noDevices}</chakra.p>
      ) : (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <chakra.ul display="grid" gap="2" aria-label={copy.devices}>
            {devices.data.map(({ id, browser, lastUsedAt }) => (
              <li key={id}>
                <span>{browser ?? copy.unknownBrowser}</span>
                <chakra.span display="block" fontSize="sm" color="muted">
                  {copy.lastUsed(lastUsedAt)}
                </chakra.span>
              </li>
            ))}
          </chakra.ul>
          <RowAction
            text={copy.logOut}
            label={copy.logOut}
            change={logOut}
            input={undefined}
            question={copy.logOutQuestion(name)}
            done={copy.loggedOut}
            failed={copy.logOutFailed}
          />
        </chakra.div>
      )}
    </DetailPart>
  );
}
