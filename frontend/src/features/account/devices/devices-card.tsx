import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endDevice, type CustomerDevice } from '../../../../../contracts/customers.js';
import { formatMoment } from '../../../lib/format';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { Card } from '../components/card';
import { devicesQuery, useEndDevice } from './api';
import { devicesCopy as copy } from './copy';
import { ProofDialog } from './proof-dialog';

/** One device, or all others without `id`; `done` is said afterwards. */
interface Ending {
  id: string | null;
  done: string;
}

/** The browsers in which the customer is logged in. */
export function DevicesCard({ email }: { email: string }) {
  const devices = useQuery(devicesQuery);
  const ending = useEndDevice();
  /** What waits for a proof. */
  const [refused, setRefused] = useState<Ending | null>(null);
  const end = (wanted: Ending) =>
    !ending.isPending &&
    ending.mutate(wanted.id, {
      onSuccess: () => showToast({ title: wanted.done }),
      onError: (failure) => {
        if (refuses(endDevice, failure, 'fresh-login-needed')) setRefused(wanted);
        else showError(copy.error, sentenceOf(failure, copy.failed));
      },
    });
  const endRefused = () => {
    setRefused(null);
    if (refused) end(refused);
  };
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card aria-labelledby="devices" aria-busy={devices.isPending}>
      <chakra.h2 id="devices" fontSize="xl">
        {copy.heading}
      </chakra.h2>
      <chakra.p mt="3" mb="5" color="muted">
        {copy.intro}
      </chakra.p>
      {devices.isPending && <Skeleton h="16" />}
      {devices.isError && <ErrorPage compact error={devices.error} onRetry={() => void devices.refetch()} />}
      {devices.data && (
        <chakra.ul display="grid" mb={others.length === 1 ? undefined : '5'}>
          {devices.data.map((device) => (
            <Device key={device.id} device={device} onEnd={() => end({ id: device.id, done: copy.ended })} />
          ))}
        </chakra.ul>
      )}
      {devices.data && others.length === 0 && <chakra.p color="muted">{copy.only}</chakra.p>}
      {others.length > 1 && (
        <Button look="line" aria-disabled={ending.isPending} onClick={() => end({ id: null, done: copy.endedOthers })}>
          {copy.endOthers}
        </Button>
      )}
      <ProofDialog email={email} isOpen={refused !== null} onProven={endRefused} onClose={() => setRefused(null)} />
    </Card>
  );
}

function Device({ device, onEnd }: { device: CustomerDevice; onEnd: () => void }) {
  const browser = device.browser ?? copy.unknown;
  const used = formatMoment(device.lastUsedAt);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTop="1.5px solid"
      borderColor="line"
    >
      <chakra.div>
        <chakra.p fontWeight="semibold">{device.isCurrent ? `${browser} · ${copy.current}` : browser}</chakra.p>
        <chakra.p fontSize="sm" color="muted">
          {copy.started(formatMoment(device.startedAt))}
        </chakra.p>
        {!device.isCurrent && (
          <chakra.p fontSize="sm" color="muted">
            {copy.used(used)}
          </chakra.p>
        )}
      </chakra.div>
      {!device.isCurrent && (
        <Button look="line" size="sm" aria-label={copy.endOf(browser, used)} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </chakra.li>
  );
}
