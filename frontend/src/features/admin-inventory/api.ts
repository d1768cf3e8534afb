import type { AdminProduct } from '../../../../contracts/admin/products.js';
import type { InventoryEvent, RegisterStockChange, StockLevel } from '../../../../contracts/inventory.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';

export const inventoryQuery = readFresh<InventoryEvent[]>('inventory');

export const stockLevelsQuery = (on?: string) =>
  readFresh<StockLevel[]>('inventory', on ? `levels?on=${on}` : 'levels');

export const inventoryProductsQuery = readFresh<AdminProduct[]>('products');

export function useRegisterStockChange() {
  return useChange(
    (change: RegisterStockChange) => call<{ id: string }>('POST', '/api/admin/inventory', change),
    [inventoryQuery.queryKey, inventoryProductsQuery.queryKey],
  );
}
