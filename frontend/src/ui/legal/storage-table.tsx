import { chakra } from '@chakra-ui/react';
import { storagePlaces, storedThings } from '../../../../contracts/browser-storage.js';
import { storageCopy as copy } from './copy';

const groups = [
  ...storagePlaces.map((place) => ({
    title: copy.places[place],
    things: storedThings.filter((thing) => thing.place === place && !thing.staff),
  })),
  { title: copy.staff, things: storedThings.filter(({ staff }) => staff) },
];

/** Everything that the shop stores in a browser, by place. */
export function StorageTable() {
  return groups.map(({ title, things }) => (
    <section key={title}>
      <chakra.h3 fontSize="lg" mb="2">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gap="3">
        {things.map(({ name, purpose, kept, place }) => (
          <chakra.div key={`${place} ${name}`} pt="3" borderTop="1.5px solid" borderColor="line">
            <chakra.dt fontWeight="bold" overflowWrap="anywhere" data-stored={`${place} ${name}`}>
              <code translate="no">{name}</code>
            </chakra.dt>
            <dd>
              <span>{purpose}</span>
              <chakra.span display="block" fontSize="sm" color="muted">
                {kept}
              </chakra.span>
            </dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </section>
  ));
}
