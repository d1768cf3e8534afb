import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { Button } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/overlays/modal';
import { ordersCopy, returnCopy as copy } from '../copy';
import { piecesLeft } from './pieces-left';
import { moneyText } from './money-text';
import { orderReturnsQuery } from './returns-api';
import { Card } from '../components/card';
import { RequestReturnForm } from './request-return-form';

/** The returns of the order and the form to request one. Renders nothing for an unpaid or cancelled order. */
export function OrderReturns({ order }: { order: CustomerOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { data: returns } = useQuery(orderReturnsQuery(order.id));
  if (order.status === 'pending' || order.status === 'cancelled' || !returns) return null;
  const left = piecesLeft(order, returns);
  const isAnythingLeft = [...left.values()].some((count) => count > 0);
  const title = copy.title(order.orderNumber);
  return (
    <Card aria-labelledby="returns">
      <chakra.h2 id="returns" fontSize="lg" mb="2">
        {returns.length > 0 ? copy.heading : copy.open}
      </chakra.h2>
      <chakra.ul display="grid" gap="3" mb={returns.length > 0 && isAnythingLeft ? '4' : undefined}>
        {returns.map(({ id, status, items, ...money }) => (
          <chakra.li key={id} lineHeight="1.4">
            <chakra.strong display="block">
              <span>{copy.statuses[status]}</span>
              {status !== 'rejected' && (
                <chakra.span fontWeight="normal" color="muted">
                  {`, ${moneyText({ status, ...money })}`}
                </chakra.span>
              )}
            </chakra.strong>
            {items.map((item) => (
              <chakra.span key={item.id} display="block" overflowWrap="anywhere">
                {ordersCopy.item(item.quantity, item.productName)}
              </chakra.span>
            ))}
          </chakra.li>
        ))}
      </chakra.ul>
      {isAnythingLeft && (
        <Button look="line" whiteSpace="normal" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      )}
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label={title} place="middle">
        {isOpen && (
          <chakra.div p={{ base: '5', sm: '8' }}>
            <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="4" mb="4">
              <chakra.h2 fontSize="2xl" lineHeight="1.15" overflowWrap="anywhere" minW="0">
                {title}
              </chakra.h2>
              <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={() => setOpen(false)}>
                <CloseIcon />
              </Button>
            </chakra.div>
            <RequestReturnForm order={order} left={left} onDone={() => setOpen(false)} />
          </chakra.div>
        )}
      </Modal>
    </Card>
  );
}
