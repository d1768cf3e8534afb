import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortestSearch } from '../../../../../contracts/admin/record-search.js';
import { Button } from '../../../ui/controls/button';
import { SearchField } from '../../../ui/admin/list/list-page';
import { foundCustomersQuery } from './new-order-api';
import { newOrderCopy as copy } from './new-order-copy';

/** Finds a customer by name, e-mail or phone. The choice prefills the form. */
export function CustomerSearch({ onChoose }: { onChoose: (customerId: number) => void }) {
  const [q, setQ] = useState('');
  const isAsked = q.trim().length >= shortestSearch;
  const { data: found } = useQuery({
    ...foundCustomersQuery(q.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSearching = isAsked && found !== undefined;
  return (
    <chakra.section display="grid" gap="3">
      <SearchField label={copy.search} value={q} onChange={setQ} />
      {isSearching && found.length === 0 && <chakra.p role="status">{copy.nobody}</chakra.p>}
      {isSearching && found.length > 0 && (
        <chakra.ul aria-label={copy.found} display="flex" flexWrap="wrap" gap="2">
          {found.map(({ id, title, detail }) => (
            <li key={id}>
              <Button
                look="line"
                size="sm"
                onClick={() => {
                  setQ('');
                  onChoose(Number(id));
                }}
              >
                {copy.choose(title, detail)}
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
