import { chakra } from '@chakra-ui/react';
import { useMenu } from '../../../../lib/browser/use-menu';
import { Button } from '../../../controls/button';
import { CheckField } from '../../form/fields';
import { useListSearch } from '../use-list-search';
import { viewsCopy as copy } from './copy';
import { hiddenIn } from './shown-columns';

/** Chooses which columns a table shows. The first one opens the row and stays. */
export function ColumnChooser({ columns }: { columns: readonly { key: string; title: string }[] }) {
  const [search, setSearch] = useListSearch();
  const { isOpen, toggle, root, button } = useMenu();
  const hidden = hiddenIn(search);
  const choose = (key: string, isShown: boolean) => {
    const next = columns.map((column) => column.key).filter((one) => (one === key ? !isShown : hidden.includes(one)));
    setSearch({ hide: next.join(',') });
  };
  return (
    <chakra.div ref={root} position="relative" data-screen-only>
      <Button ref={button} look="line" size="sm" aria-expanded={isOpen} onClick={toggle}>
        {copy.columns}
      </Button>
      {isOpen && (
        <chakra.div
          role="group"
          aria-label={copy.columns}
          position="absolute"
          zIndex="sticky"
          mt="1"
          px="4"
          py="2"
          minW="13rem"
          rounded="input"
          border="1.5px solid"
          borderColor="line"
          bg="white"
          boxShadow="menu"
        >
          {columns.slice(1).map(({ key, title }) => (
            <CheckField
              key={key}
              label={title}
              checked={!hidden.includes(key)}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
