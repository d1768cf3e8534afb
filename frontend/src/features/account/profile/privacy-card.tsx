import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { privacyCopy } from './privacy-copy';
import { useExportData, useShownData } from './privacy-api';
import { Card } from '../components/card';
import { EraseAccountDialog } from './erase-account-dialog';

const ExportView = lazy(() => import('./export-view'));

/** The rights of access and erasure. */
export function PrivacyCard({ email }: { email: string }) {
  const exportData = useExportData();
  const shown = useShownData();
  const [isErasing, setErasing] = useState(false);
  const download = () =>
    exportData.mutate(undefined, {
      onError: (failure) => showError(privacyCopy.error, sentenceOf(failure, privacyCopy.exportFailed)),
    });
  const show = () =>
    shown.mutate(undefined, {
      onError: (failure) => showError(privacyCopy.error, sentenceOf(failure, privacyCopy.exportFailed)),
    });
  return (
    <Card aria-labelledby="privacy" gridColumn="1 / -1">
      <chakra.h2 id="privacy" fontSize="xl" mb="3">
        {privacyCopy.heading}
      </chakra.h2>
      <chakra.div display="grid" gap="7" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        <Right title={privacyCopy.exportTitle} text={privacyCopy.exportText}>
          <chakra.div display="flex" flexWrap="wrap" gap="3" w={{ base: 'full', sm: 'auto' }}>
            <Button
              look="line"
              w={{ base: 'full', sm: 'auto' }}
              aria-disabled={exportData.isPending}
              onClick={() => !exportData.isPending && download()}
            >
              {exportData.isPending ? privacyCopy.exporting : privacyCopy.export}
            </Button>
            <Button
              look="line"
              w={{ base: 'full', sm: 'auto' }}
              aria-disabled={shown.isPending}
              onClick={() => !shown.isPending && show()}
            >
              {shown.isPending ? privacyCopy.exporting : privacyCopy.show}
            </Button>
          </chakra.div>
        </Right>
        <Right title={privacyCopy.eraseTitle} text={privacyCopy.eraseText}>
          <Button look="line" color="danger" w={{ base: 'full', sm: 'auto' }} onClick={() => setErasing(true)}>
            {privacyCopy.erase}
          </Button>
        </Right>
      </chakra.div>
      {shown.data && (
        <Suspense>
          <ExportView data={shown.data} />
        </Suspense>
      )}
      <EraseAccountDialog email={email} isOpen={isErasing} onClose={() => setErasing(false)} />
    </Card>
  );
}

function Right({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" justifyItems="start" alignContent="start" gap="1">
      <chakra.h3 fontSize="lg">{title}</chakra.h3>
      <chakra.p mb="4" maxW="28rem">
        {text}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
