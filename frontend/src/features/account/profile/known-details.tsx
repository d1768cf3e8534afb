import { chakra } from '@chakra-ui/react';
import type { Customer } from '../../../../../contracts/customers.js';
import { readablePhone } from '../../../../../contracts/values/phones.js';
import { ButtonLink } from '../../../ui/controls/button';
import { profileCopy } from '../copy';
import { Card } from '../components/card';

export function KnownDetails({ customer }: { customer: Customer }) {
  const place = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const facts = [
    { name: profileCopy.name, lines: [[customer.firstName, customer.lastName].filter(Boolean).join(' ')] },
    { name: profileCopy.email, lines: [customer.email] },
    { name: profileCopy.fields.phone, lines: [customer.phone && readablePhone(customer.phone)] },
    { name: profileCopy.address, lines: [customer.address, place] },
  ]
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => !!line) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Card aria-labelledby="about-you">
      <chakra.h2 id="about-you" fontSize="xl">
        {profileCopy.aboutYou}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        gap="4"
        mt="3"
        mb="7"
      >
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <chakra.dt fontSize="sm" color="muted">
              {name}
            </chakra.dt>
            {lines.map((line) => (
              <chakra.dd key={line} fontWeight="semibold" overflowWrap="anywhere" lineHeight="1.4">
                {line}
              </chakra.dd>
            ))}
          </div>
        ))}
      </chakra.dl>
      <ButtonLink look="ink" to="/profiel/bewerken">
        {profileCopy.edit}
      </ButtonLink>
    </Card>
  );
}
