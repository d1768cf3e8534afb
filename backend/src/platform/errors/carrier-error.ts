/** The carrier did not respond, or says to try again. Whether it acted is unknown: repeat the same call. */
export class CarrierError extends Error {}
