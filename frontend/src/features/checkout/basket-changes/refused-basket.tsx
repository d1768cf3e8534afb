import { useNavigate } from '@tanstack/react-router';
import { basket, useBasket } from '../../../lib/basket/basket-store';
import { Button } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { refusalCopy } from '../copy';
import type { RefusedLine } from './refusals';

interface RefusedBasketProps {
  refused: RefusedLine;
  /** Whether nothing was filled in or paid yet. */
  isFirst?: boolean;
}

/** A line that is sold out or short, with a button that corrects the basket. */
export function RefusedBasket({ refused: { kind, line, name, left }, isFirst = false }: RefusedBasketProps) {
  const navigate = useNavigate();
  const { lines } = useBasket();
  const concerned = lines.filter(({ id, slug }) => id === line || (kind !== 'gone' && slug === line));
  const titles = {
    'sold-out': refusalCopy.soldOut(name),
    'few-left': refusalCopy.fewLeft(name, left),
    share: refusalCopy.share(name, left),
    gone: refusalCopy.gone(name),
  };
  const single = concerned.length === 1 && concerned[0]!.plan === null ? concerned[0] : undefined;
  const openBasket = () => {
    void navigate({ to: '/products' });
    basket.open();
  };
  return (
    <div role="alert">
      <StatePage art="empty" title={titles[kind]} text={isFirst ? refusalCopy.textBefore : refusalCopy.text} compact>
        {left === 0 && (
          <Button onClick={() => concerned.forEach(({ id }) => basket.remove(id))}>{refusalCopy.remove}</Button>
        )}
        {left > 0 && single && (
          <Button onClick={() => basket.setQuantity(single.id, left)}>{refusalCopy.take(left)}</Button>
        )}
        <Button look="line" onClick={openBasket}>
          {refusalCopy.basket}
        </Button>
      </StatePage>
    </div>
  );
}
