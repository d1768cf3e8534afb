import type { AdminProduct } from '../../../../contracts/admin/products.js';
import type { InventoryEvent, RegisterStockChange, StockLevel } from '../../../../contracts/inventory.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';

/** What staff registered on the shelf, newest first. */
export const inventoryQuery = readFresh<InventoryEvent[]>('inventory');

/** What lies on the shelf, now or when a day ended. */
export const stockLevelsQuery = (on?: string) =>
  readFresh<StockLevel[]>('inventory', on ? `levels?on=${on}` : 'levels');

/** The products that can be chosen. */
export const inventoryProductsQuery = readFresh<AdminProduct[]>('products');

/** Registers a change and reads the shelf and the products again. */
export function useRegisterStockChange() {
  return useChange(
    (change: RegisterStockChange) => call<{ id: string }>('POST', '/api/admin/inventory', change),
    [inventoryQuery.queryKey, inventoryProductsQuery.queryKey],
  );
}
