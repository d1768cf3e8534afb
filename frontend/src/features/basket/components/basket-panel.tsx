import { chakra } from '@chakra-ui/react';
import { basket } from '../../../lib/basket/basket-store';
import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/overlays/modal';
import { StatePage } from '../../../ui/pages/state-page';
import { basketCopy } from '../copy';
import { BasketLineRow } from './basket-line-row';
import { BasketWayOn } from './basket-way-on';
import { BasketNews } from './basket-news';
import { BasketTotals } from './basket-totals';
import { FreeShippingBar } from './free-shipping-bar';
import { FreeShippingOffer } from './free-shipping-offer';

export function BasketPanel({ isOpen }: { isOpen: boolean }) {
  const { lines, notices, most, price, linePrices, freeFromCents } = usePricedBasket();
  const isEmpty = lines.length === 0;
  return (
    <Modal isOpen={isOpen} onClose={basket.close} label={basketCopy.title(lines.length)} place="right">
      <chakra.div data-panel h="full" display="flex" flexDirection="column">
        <chakra.div role="status" srOnly data-testid="basket-news">
          <BasketNews />
        </chakra.div>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          px={{ base: '4', md: '6' }}
          py="4"
        >
          <chakra.h2 fontSize="1.75rem" tabIndex={-1} outline="none">
            {basketCopy.title(lines.length)}
          </chakra.h2>
          <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={basket.close}>
            <CloseIcon />
          </Button>
        </chakra.div>
        {isEmpty ? (
          <chakra.div flex="1" display="grid" alignContent="center" css={{ '& img': { w: '15.5rem' } }}>
            <StatePage compact art="empty" title={basketCopy.empty} text={basketCopy.emptyText}>
              <ButtonLink to="/products" onClick={basket.close}>
                {basketCopy.emptyWayOn}
              </ButtonLink>
              <ButtonLink to="/vitaminetest" look="line" onClick={basket.close}>
                {basketCopy.toQuiz}
              </ButtonLink>
            </StatePage>
          </chakra.div>
        ) : (
          <>
            {price && freeFromCents !== undefined && (
              <FreeShippingBar missingCents={price.missingForFreeShippingCents} fromCents={freeFromCents} />
            )}
            <chakra.div flex="1" overflowY="auto" px={{ base: '4', md: '6' }} py="2">
              <ul>
                {lines.map((line, index) => (
                  <BasketLineRow
                    key={line.id}
                    line={line}
                    priced={linePrices?.get(line.id)}
                    notice={notices.get(line.id)}
                    most={most.get(line.id)}
                    place={index}
                  />
                ))}
              </ul>
              {price && <FreeShippingOffer lines={lines} missingCents={price.missingForFreeShippingCents} />}
            </chakra.div>
          </>
        )}
        <chakra.div
          px={{ base: '4', md: '6' }}
          py="5"
          borderTop="1.5px solid"
          borderColor="line"
          display="grid"
          gap="4"
        >
          {!isEmpty && price && <BasketTotals price={price} />}
          <BasketWayOn isEmpty={isEmpty} notices={notices} />
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
