import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { basket } from '../../../lib/basket/basket-store';
import { availablePart, blocksCheckout, isUnavailable, type LineNotice } from '../../../lib/basket/reprice';
import { useOnline } from '../../../lib/http/online';
import { Button } from '../../../ui/controls/button';
import { basketCopy } from '../copy';

interface BasketWayOnProps {
  isEmpty: boolean;
  notices: ReadonlyMap<string, LineNotice>;
}

/** The checkout button. While the basket contains unavailable pieces, it removes them instead. */
export function BasketWayOn({ isEmpty, notices }: BasketWayOnProps) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isBlocked = blocksCheckout(notices);
  const hasUnavailable = [...notices.values()].some(isUnavailable);
  const correction = hasUnavailable ? basketCopy.dropUnavailable : basketCopy.takeWhatIsLeft;
  const goOn = () => {
    if (isBlocked) return basket.replace(availablePart(basket.get().lines, notices));
    basket.close();
    void navigate({ to: '/checkout' });
  };
  return (
    <>
      <chakra.p role="status" fontSize="sm" _empty={{ display: 'none' }}>
        {isOnline ? isBlocked && basketCopy.blocked : basketCopy.offline}
      </chakra.p>
      <Button
        size="lg"
        look={isEmpty ? 'quiet' : 'main'}
        w="full"
        disabled={isEmpty}
        _disabled={{ bg: 'stone', color: 'muted', opacity: 1 }}
        onClick={goOn}
      >
        {isBlocked ? correction : basketCopy.checkout}
      </Button>
    </>
  );
}
