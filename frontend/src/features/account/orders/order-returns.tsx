import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/overlays/modal';
import { ordersCopy, returnCopy as copy } from '../copy';
import { isChargedBack } from './charged-back';
import { piecesLeft } from './pieces-left';
import { moneyText } from './money-text';
import { orderReturnsQuery } from './returns-api';
import { Card } from '../components/card';
import { RequestReturnForm } from './request-return-form';

/** The returns of the order, and the ways to return something or to ask for help. Offers no return until the earlier ones are known. */
export function OrderReturns({ order }: { order: CustomerOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { data: returns = [], isSuccess } = useQuery(orderReturnsQuery(order.id));
  const isReturnable = isSuccess && order.status !== 'pending' && order.status !== 'cancelled';
  const left = piecesLeft(order, returns);
  const isAnythingLeft = isReturnable && [...left.values()].some((count) => count > 0);
  const isAnyShown = isReturnable && returns.length > 0;
  const title = copy.title(order.orderNumber);
  return (
    <Card aria-labelledby="help" data-screen-only={isAnyShown ? undefined : ''}>
      {isAnyShown && (
        <section aria-labelledby="returns">
          <chakra.h2 id="returns" fontSize="lg" mb="2">
            {copy.heading}
          </chakra.h2>
          <chakra.ul display="grid" gap="3" mb="6">
            {returns.map(({ id, status, items, ...money }) => (
              <chakra.li key={id} lineHeight="1.4">
                <chakra.strong display="block">
                  <span>{copy.statuses[status]}</span>
                  {status !== 'rejected' && (
                    <chakra.span fontWeight="normal" color="muted">
                      {`, ${moneyText({ status, ...money }, isChargedBack(order))}`}
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
        </section>
      )}
      <chakra.h2 id="help" fontSize="lg" mb="3" data-screen-only>
        {ordersCopy.help}
      </chakra.h2>
      <chakra.div display="flex" flexDirection={{ lg: 'column' }} flexWrap="wrap" gap="3" data-screen-only>
        {isAnythingLeft && (
          <Button look="line" whiteSpace="normal" onClick={() => setOpen(true)}>
            {copy.open}
          </Button>
        )}
        <ButtonLink look="line" to="/support">
          {ordersCopy.toSupport}
        </ButtonLink>
      </chakra.div>
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
