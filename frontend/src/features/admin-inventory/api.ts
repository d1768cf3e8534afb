import { listProducts } from '../../../../contracts/admin/products.js';
import {
  listLevels,
  listMovements,
  registerStockChange,
  type RegisterStockChange,
} from '../../../../contracts/inventory.js';
import { assignToLot, listLots, type AssignToLot } from '../../../../contracts/lots.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const inventoryQuery = freshQueryOf(listMovements, {});

export const stockLevelsQuery = (on?: string) => freshQueryOf(listLevels, { query: { on } });

export const inventoryProductsQuery = freshQueryOf(listProducts, {});

export const lotsQuery = freshQueryOf(listLots, {});

export const useAssignToLot = () =>
  useChange((body: AssignToLot) => request(assignToLot, { body }), [lotsQuery.queryKey]);

export const useRegisterStockChange = () =>
  useChange(
    (body: RegisterStockChange) => request(registerStockChange, { body }),
    [inventoryQuery.queryKey, inventoryProductsQuery.queryKey, lotsQuery.queryKey],
  );
