import { chakra } from '@chakra-ui/react';
import { showQueues } from '../../../../../contracts/operations.js';
import { addressOf } from '../../../lib/http/endpoints';
import { refusalsCopy as copy } from '../copy/refusals';

/** A link to the queue dashboard, which is not part of the shop and has no link back. */
export function QueuesLink() {
  return (
    <chakra.p color="muted" maxW="text" mt="8">
      {copy.aboutQueues}{' '}
      <chakra.a
        href={addressOf(showQueues, {})}
        target="_blank"
        rel="noopener"
        color="ink"
        fontWeight="semibold"
        textDecoration="underline"
        textUnderlineOffset="4px"
      >
        {copy.queues}
      </chakra.a>{' '}
      {copy.queuesOpen}
    </chakra.p>
  );
}
