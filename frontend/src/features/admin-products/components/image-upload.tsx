import { chakra } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { uploadTypes } from '../../../../../contracts/admin/product-images.js';
import { UploadIcon } from '../../../ui/admin/icons';
import { Button } from '../../../ui/controls/button';
import { imagesCopy as copy } from '../copy';
import { useUploads } from '../use-uploads';
import { UploadRow } from './upload-row';

interface ImageUploadProps {
  productId: number;
  productName: string;
  /** The number of existing pictures; a new one follows them. */
  count: number;
}

export function ImageUpload(props: ImageUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, add, dismiss } = useUploads(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  return (
    <chakra.div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      border="1.5px dashed"
      borderColor={isOver ? 'ink' : 'line'}
      bg={isOver ? 'stone' : undefined}
      rounded="input"
      p="4"
      display="grid"
      gap="3"
    >
      <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
        <Button look="line" size="sm" onClick={() => input.current?.click()}>
          <UploadIcon size="1.125rem" />
          {copy.upload}
        </Button>
        <chakra.p color="muted" fontSize="xs" flex="1 1 12rem">
          {copy.uploadHint}
        </chakra.p>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={uploadTypes.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
      {uploads.length > 0 && (
        <chakra.ul display="grid" gap="2">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
