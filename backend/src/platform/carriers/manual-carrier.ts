import { DomainError } from '../errors/domain-error.js';
import { ParcelCarrier } from './parcel-carrier.port.js';

const notConnected = () => Promise.reject(new DomainError('carrier-not-connected'));

/** No carrier is connected: staff makes labels elsewhere and types the tracking codes. */
export class ManualCarrier extends ParcelCarrier {
  readonly isConnected = false;
  readonly announce = notConnected;
  readonly stateOf = notConnected;
  readonly cancel = notConnected;
  readonly labels = notConnected;

  readWebhook(): null {
    return null;
  }
}
