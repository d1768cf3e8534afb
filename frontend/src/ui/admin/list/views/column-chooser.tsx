import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../controls/button';
import { CheckField } from '../../form/fields';
import { useListSearch } from '../use-list-search';
import { viewsCopy as copy } from './copy';
import { hiddenIn } from './shown-columns';

/** Chooses which columns a table shows. The first one opens the row and stays. */
export function ColumnChooser({ columns }: { columns: readonly { key: string; title: string }[] }) {
  const [search, setSearch] = useListSearch();
  const [isOpen, setOpen] = useState(false);
  /** The boxes react at once; the address follows a moment later. */
  const [hide, setHide] = useState(search.hide);
  useEffect(() => setHide(search.hide), [search.hide]);
  const hidden = hiddenIn({ hide });
  const choose = (key: string, isShown: boolean) => {
    const next = columns.map((column) => column.key).filter((one) => (one === key ? !isShown : hidden.includes(one)));
    setHide(next.join(','));
    setSearch({ hide: next.join(',') });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" data-screen-only>
      <Button look="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {copy.columns}
      </Button>
      {isOpen &&
        columns
          .slice(1)
          .map(({ key, title }) => (
            <CheckField
              key={key}
              label={title}
              checked={!hidden.includes(key)}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
          ))}
    </chakra.div>
  );
}
