import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { OfflineDrawing } from '../../../ui/pages/state-page';
import type { PaymentRefusal } from './payment-refusal';

/** The refusal of the last attempt with advice, shown above the button until it is resolved. It takes the focus. */
export function RefusalNote({ title, reason, advice, isOffline }: PaymentRefusal) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [title, reason]);
  return (
    <chakra.div
      ref={note}
      role="alert"
      tabIndex={-1}
      bg="fruit.raspberry.tint"
      rounded="input"
      p="4"
      display="grid"
      gap="1"
      textAlign={isOffline && 'center'}
    >
      {isOffline && <OfflineDrawing w="32" mx="auto" />}
      <chakra.p fontWeight="bold">{title}</chakra.p>
      <p>{reason}</p>
      <p>{advice}</p>
    </chakra.div>
  );
}
