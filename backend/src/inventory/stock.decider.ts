import { decider, rule } from '../platform/event-sourcing/deciding/decider.js';
import { AdjustStock, adjustStock } from './commands/adjust-stock.js';
import { AssignToLot, assignToLot } from './commands/assign-to-lot.js';
import { CorrectShipment, correctShipment } from './commands/correct-shipment.js';
import { OpenStock, openStock } from './commands/open-stock.js';
import { RecallLot, recallLot } from './commands/recall-lot.js';
import { RegisterStockChange, registerStockChange } from './commands/register-stock-change.js';
import { ReleaseStock, releaseStock } from './commands/release-stock.js';
import { ReserveStock, reserveStock } from './commands/reserve-stock.js';
import { RevertPieces, revertPieces } from './commands/revert-pieces.js';
import { RevertSale, revertSale } from './commands/revert-sale.js';
import { SellStock, sellStock } from './commands/sell-stock.js';
import { ShipStock, shipStock } from './commands/ship-stock.js';
import { UndoShipment, undoShipment } from './commands/undo-shipment.js';
import { WriteOffLot, writeOffLot } from './commands/write-off-lot.js';
import { evolve, initialStock } from './stock.js';
import { stockEventTypes } from './stock.events.js';

export const stockDecider = decider({
  category: 'stock',
  eventTypes: stockEventTypes,
  streamKey: 'productId',
  initialState: initialStock,
  evolve,
  rules: [
    rule(OpenStock, openStock),
    rule(ReserveStock, reserveStock),
    rule(ReleaseStock, releaseStock),
    rule(SellStock, sellStock),
    rule(RevertSale, revertSale),
    rule(RevertPieces, revertPieces),
    rule(RegisterStockChange, registerStockChange),
    rule(AdjustStock, adjustStock),
    rule(ShipStock, shipStock),
    rule(UndoShipment, undoShipment),
    rule(CorrectShipment, correctShipment),
    rule(AssignToLot, assignToLot),
    rule(RecallLot, recallLot),
    rule(WriteOffLot, writeOffLot),
  ],
});
