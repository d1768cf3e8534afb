import { decider, rule } from '../platform/event-sourcing/deciding/decider.js';
import { CancelOrder, cancelOrder } from './commands/cancel-order.js';
import { CancelPieces, cancelPieces } from './commands/cancel-pieces.js';
import { CapturePayment, capturePayment } from './commands/capture-payment.js';
import { CloseDispute, closeDispute } from './commands/close-dispute.js';
import { ConfirmRefund, confirmRefund } from './commands/confirm-refund.js';
import { FailExternalRefund, failExternalRefund } from './commands/fail-external-refund.js';
import { FailPayment, failPayment } from './commands/fail-payment.js';
import { FailRefund, failRefund } from './commands/fail-refund.js';
import { ChangeDeliveryAddress, changeDeliveryAddress } from './commands/change-delivery-address.js';
import { ChangeParcelTracking, changeParcelTracking } from './commands/change-parcel-tracking.js';
import { ChangeOrderStatus, changeOrderStatus } from './commands/change-order-status.js';
import { OpenDispute, openDispute } from './commands/open-dispute.js';
import { KeepPieces, keepPieces } from './commands/keep-pieces.js';
import { PlaceOrder, placeOrder } from './commands/place-order.js';
import { ReclaimReturn, reclaimReturn } from './commands/reclaim-return.js';
import { RecordExternalRefund, recordExternalRefund } from './commands/record-external-refund.js';
import { RegisterReturn, registerReturn } from './commands/register-return.js';
import { ReinstateOrder, reinstateOrder } from './commands/reinstate-order.js';
import { RefundOrder, refundOrder } from './commands/refund-order.js';
import { RefuseRefund, refuseRefund } from './commands/refuse-refund.js';
import { ReplacePieces, replacePieces } from './commands/replace-pieces.js';
import { WithdrawReplacement, withdrawReplacement } from './commands/withdraw-replacement.js';
import { ReleaseReturn, releaseReturn } from './commands/release-return.js';
import { RequestRefund, requestRefund } from './commands/request-refund.js';
import { RecordParcelState, recordParcelState } from './commands/record-parcel-state.js';
import { ShipParcel, shipParcel } from './commands/ship-parcel.js';
import { evolve, initialOrder } from './order.js';
import { orderEventTypes } from './order.events.js';

export const orderDecider = decider({
  category: 'order',
  eventTypes: orderEventTypes,
  streamKey: 'orderId',
  initialState: initialOrder,
  evolve,
  rules: [
    rule(PlaceOrder, placeOrder),
    rule(CapturePayment, capturePayment),
    rule(FailPayment, failPayment),
    rule(ChangeOrderStatus, changeOrderStatus),
    rule(ShipParcel, shipParcel),
    rule(ChangeParcelTracking, changeParcelTracking),
    rule(RecordParcelState, recordParcelState),
    rule(ChangeDeliveryAddress, changeDeliveryAddress),
    rule(CancelOrder, cancelOrder),
    rule(CancelPieces, cancelPieces),
    rule(ReinstateOrder, reinstateOrder),
    rule(RequestRefund, requestRefund),
    rule(RefundOrder, refundOrder),
    rule(ConfirmRefund, confirmRefund),
    rule(FailRefund, failRefund),
    rule(RefuseRefund, refuseRefund),
    rule(RecordExternalRefund, recordExternalRefund),
    rule(FailExternalRefund, failExternalRefund),
    rule(OpenDispute, openDispute),
    rule(CloseDispute, closeDispute),
    rule(RegisterReturn, registerReturn),
    rule(ReleaseReturn, releaseReturn),
    rule(ReclaimReturn, reclaimReturn),
    rule(KeepPieces, keepPieces),
    rule(ReplacePieces, replacePieces),
    rule(WithdrawReplacement, withdrawReplacement),
  ],
});
