import { chakra } from '@chakra-ui/react';
import type { Endpoint } from '../../../../../contracts/endpoint.js';
import { May } from '../../../lib/staff/may';
import { Button } from '../../controls/button';
import { PlusIcon } from '../../icons';

export interface AddButtonProps {
  text: string;
  /** The endpoint that adds the row: without permission for it there is no button. */
  call: Endpoint;
  onClick: () => void;
}

/** The button beside the title of a list that adds a row. On phones it shows its icon only. */
export function AddButton({ text, call, onClick }: AddButtonProps) {
  return (
    <May call={call}>
      <Button
        look="ink"
        size="sm"
        w={{ base: '11', md: 'auto' }}
        h={{ base: '11', md: 'auto' }}
        px={{ base: '0', md: '4' }}
        onClick={onClick}
      >
        <PlusIcon size="1.125rem" />
        <chakra.span srOnly={{ base: true, md: false }}>{text}</chakra.span>
      </Button>
    </May>
  );
}
