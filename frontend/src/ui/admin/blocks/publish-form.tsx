import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { Button } from '../../controls/button';
import { blocksCopy as copy } from './copy';

interface PublishFormProps {
  children: ReactNode;
  preview: ReactNode;
  /** What stands below the preview. */
  below?: ReactNode;
  publishLabel: string;
  isChanged: boolean;
  isBusy: boolean;
  onPublish: () => void;
}

/** The fields of a text beside its preview. Guards what is not published yet. */
export function PublishForm({
  children,
  preview,
  below,
  publishLabel,
  isChanged,
  isBusy,
  onPublish,
}: PublishFormProps) {
  useUnsavedGuard(isChanged && !isBusy);
  return (
    <chakra.div
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}
      alignItems="start"
    >
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onPublish();
        }}
        display="grid"
        gap="4"
      >
        {children}
        <Button look="ink" size="sm" type="submit" justifySelf="start" disabled={!isChanged || isBusy}>
          {isBusy ? copy.publishing : publishLabel}
        </Button>
      </chakra.form>
      <chakra.div display="grid" gap="8">
        <chakra.section aria-label={copy.preview} bg="paper" rounded="card" p="6" display="grid" gap="4">
          {preview}
        </chakra.section>
        {below}
      </chakra.div>
    </chakra.div>
  );
}
