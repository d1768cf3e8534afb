import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { PricedLine } from '../../../../../pricing/price-line.js';
import type { BasketLine } from '../../../lib/basket/basket-line';
import { basket } from '../../../lib/basket/basket-store';
import { noticeText } from '../../../lib/basket/copy';
import { maxPiecesPerLine } from '../../../lib/basket/limits';
import { isUnavailable, type LineNotice } from '../../../lib/basket/reprice';
import { longWords } from '../../../theme/global-css';
import { Badge, Button } from '../../../ui/controls/button';
import { TrashIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/product/price';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { basketCopy } from '../copy';

const fadeMilliseconds = 300;

interface BasketLineRowProps {
  line: BasketLine;
  priced: PricedLine | undefined;
  notice: LineNotice | undefined;
  /** The maximum quantity, once the stock is known. */
  most: number | undefined;
  /** Its position in the list, for the staggered entrance. */
  place: number;
}

/** One line: picture, name, plan, quantity and price. A removed line fades out in 300 ms. */
export function BasketLineRow({ line, priced, notice, most = maxPiecesPerLine, place }: BasketLineRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(() => basket.remove(line.id), fadeMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isLeaving, line.id]);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="5.5rem 1fr"
      gap="4"
      py="4"
      borderTop={place > 0 ? '1.5px solid' : undefined}
      borderColor="line"
      transition={`opacity ${fadeMilliseconds}ms`}
      animation="rise 250ms both"
      style={{ animationDelay: `${place * 30}ms`, opacity: isLeaving ? 0 : undefined }}
      data-testid="basket-line"
    >
      <Picture src={line.image} alt="" sizes="88px" rounded="input" />
      <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
        <chakra.div display="flex" justifyContent="space-between" gap="2">
          <div>
            <chakra.h3 fontSize="lg" {...longWords}>
              {line.name}
            </chakra.h3>
            {line.plan && <chakra.p fontSize="sm">{basketCopy.plan(line.plan.jars, line.plan.frequency)}</chakra.p>}
          </div>
          <Button
            look="quiet"
            size="icon"
            mt="-2"
            mr="-2"
            color="muted"
            aria-label={basketCopy.remove(line.name)}
            aria-disabled={isLeaving}
            data-remove
            onClick={({ currentTarget }) => {
              setLeaving(true);
              focusNeighbour(currentTarget);
            }}
          >
            <TrashIcon size="1.25rem" />
          </Button>
        </chakra.div>
        {notice && (
          <Badge bg="fruit.raspberry.tint" alignSelf="flex-start">
            {noticeText(notice)}
          </Badge>
        )}
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          mt="auto"
          pt="1"
          flexWrap="wrap"
        >
          {!isUnavailable(notice) && (
            <QuantityStepper
              name={line.name}
              value={line.quantity}
              max={most}
              onChange={(quantity) => basket.setQuantity(line.id, quantity)}
            />
          )}
          {priced && <Price wasFirst cents={priced.totalCents} wasCents={line.plan ? null : priced.listTotalCents} />}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}

/** Moves the focus from a removed line to the next line, the previous one, or the title of the panel. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = other?.querySelector<HTMLElement>('[data-remove]') ?? button.closest('dialog')?.querySelector('h2');
  target?.focus();
}
