import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProductImage } from '../../../../../contracts/catalog.js';
import { IconButton } from '../../../ui/admin/icon-button';
import { ArrowDownIcon, ArrowUpIcon, StarOutlineIcon } from '../../../ui/admin/icons';
import { StatusPill } from '../../../ui/admin/status/status';
import { Button } from '../../../ui/controls/button';
import { Input } from '../../../ui/controls/input';
import { TrashIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { imagesCopy as copy } from '../copy';

interface ImageCardProps {
  image: ProductImage;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onUp: () => void;
  onDown: () => void;
  onPrimary: () => void;
  onDescribe: (altText: string) => void;
  onRemove: () => void;
}

export function ImageCard({ image, place, isFirst, isLast, isBusy, ...on }: ImageCardProps) {
  const act = (action: () => void) => () => {
    if (!isBusy) action();
  };
  return (
    <chakra.li
      aria-label={copy.nth(place)}
      display="grid"
      gridTemplateColumns={{ base: '4.5rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr) auto' }}
      gap="4"
      alignItems="center"
      py="3"
      borderBottom="1.5px solid"
      borderColor="stone"
    >
      <Picture src={image.url} alt={image.altText} sizes="96px" rounded="small" bg="stone" />
      <chakra.div display="grid" gap="2" minW="0">
        <chakra.div display="flex" gap="3" alignItems="center" minH="7">
          <chakra.span fontWeight="semibold">{copy.nth(place)}</chakra.span>
          {image.isPrimary && <StatusPill tone="good">{copy.primary}</StatusPill>}
        </chakra.div>
        <AltText key={image.altText} image={image} onSave={on.onDescribe} />
      </chakra.div>
      <chakra.div display="flex" gap="1" gridColumn={{ base: '1 / -1', sm: 'auto' }} justifyContent="flex-end">
        <IconButton label={copy.up} isOff={isFirst} onClick={act(on.onUp)}>
          <ArrowUpIcon size="1.25rem" />
        </IconButton>
        <IconButton label={copy.down} isOff={isLast} onClick={act(on.onDown)}>
          <ArrowDownIcon size="1.25rem" />
        </IconButton>
        <IconButton label={copy.makePrimary} isOff={image.isPrimary} onClick={act(on.onPrimary)}>
          <StarOutlineIcon size="1.25rem" />
        </IconButton>
        <IconButton label={copy.remove} onClick={act(on.onRemove)}>
          <TrashIcon size="1.25rem" />
        </IconButton>
      </chakra.div>
    </chakra.li>
  );
}

function AltText({ image, onSave }: { image: ProductImage; onSave: (altText: string) => void }) {
  const [text, setText] = useState(image.altText);
  const isChanged = text.trim() !== image.altText;
  return (
    <chakra.form
      display="flex"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(text.trim());
      }}
    >
      <Input
        size="sm"
        aria-label={copy.alt}
        placeholder={copy.alt}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" look="ink" size="sm" aria-label={copy.saveAlt}>
          {copy.save}
        </Button>
      )}
    </chakra.form>
  );
}
