import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { CloseIcon } from '../../icons';
import { showFailure } from '../form/failure';
import { DetailPart } from '../layout/details';
import { tagsCopy as copy } from './copy';
import { TagField } from './tag-field';
import { TagMark } from './tag-marks';
import { useRemoveTag, type TagsOf } from './tags-api';

/** The tags of a record, and the field for the next. */
export function Tags({ of, tags }: { of: TagsOf; tags: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null);
  const remove = useRemoveTag(of);
  const removeTag = (tag: string) => {
    field.current?.focus(); // the button goes with its tag
    remove.mutate(tag, { onError: (error) => showFailure(error, copy.removeFailed) });
  };
  return (
    <DetailPart title={copy.title}>
      <chakra.div display="grid" gap="3">
        {tags.length > 0 && (
          <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={copy.title}>
            {tags.map((tag) => (
              <li key={tag}>
                <TagMark>
                  <span>{tag}</span>
                  <RemoveTag tag={tag} onClick={() => removeTag(tag)} />
                </TagMark>
              </li>
            ))}
          </chakra.ul>
        )}
        <TagField key={of.id} of={of} tags={tags} field={field} />
      </chakra.div>
    </DetailPart>
  );
}

function RemoveTag({ tag, onClick }: { tag: string; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={copy.remove(tag)}
      title={copy.remove(tag)}
      display="inline-grid"
      placeItems="center"
      minW="6"
      minH="6"
      ml="1"
      mr="-1"
      rounded="small"
      data-screen-only
      onClick={onClick}
    >
      <CloseIcon size="0.875rem" />
    </chakra.button>
  );
}
