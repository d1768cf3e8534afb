import { chakra } from '@chakra-ui/react';
import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { formatNumber } from '../../../lib/format';
import { onHandName } from '../../../ui/admin/history/stock-ledger';
import { productsCopy } from '../copy';

const low = 20;

/** The stock of a product, highlighted below 20, with a button that opens its ledger. */
export function StockCell({ product, onWhy }: { product: AdminProduct; onWhy: () => void }) {
  const { name, stock, reserved } = product;
  const isLow = stock !== null && stock < low;
  return (
    <>
      <chakra.button
        type="button"
        data-low={isLow || undefined}
        aria-label={productsCopy.whyStock(name, onHandName(stock))}
        title={productsCopy.whyStock(name, onHandName(stock))}
        onClick={onWhy}
        minH="7"
        px={isLow ? '3' : '0'}
        rounded="full"
        fontWeight={isLow ? 'bold' : undefined}
        bg={stock === 0 ? 'fruit.raspberry.tint' : isLow ? 'fruit.mango.tint' : undefined}
        color={stock === null ? 'muted' : undefined}
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
      >
        {onHandName(stock)}
      </chakra.button>
      {reserved > 0 && (
        <chakra.span display="block" color="muted" fontSize="xs">
          {productsCopy.reserved(formatNumber(reserved))}
        </chakra.span>
      )}
    </>
  );
}
