import { chakra } from '@chakra-ui/react';
import { IconButton } from '../../../ui/admin/icon-button';
import { CloseIcon } from '../../../ui/icons';
import { imagesCopy as copy } from '../copy';
import type { Upload } from '../use-uploads';

interface UploadRowProps {
  upload: Upload;
  onDismiss: () => void;
}

/** The progress of an upload, or a notice about it. */
export function UploadRow({ upload: { name, share, notice, isRefused }, onDismiss }: UploadRowProps) {
  return (
    <chakra.li display="flex" gap="3" alignItems="center" fontSize="xs" minH="9">
      <chakra.span flex="1 1 8rem" minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {name}
      </chakra.span>
      {notice ? (
        <>
          <chakra.span color={isRefused ? 'danger' : undefined} fontWeight="medium" flex="2 1 10rem">
            {notice}
          </chakra.span>
          <IconButton label={copy.dismiss(name)} onClick={onDismiss}>
            <CloseIcon size="1rem" />
          </IconButton>
        </>
      ) : (
        <>
          <chakra.progress
            aria-label={copy.uploading(name)}
            value={Math.round(share * 100)}
            max={100}
            flex="2 1 8rem"
            h="2"
            accentColor="ink"
          />
          <chakra.span w="6rem" textAlign="right" fontVariantNumeric="tabular-nums" color="muted">
            {share < 1 ? `${Math.round(share * 100)}%` : copy.processing}
          </chakra.span>
        </>
      )}
    </chakra.li>
  );
}
