/** A shipment as Sendcloud's API shows it, reduced to what a shop of one country reads. */
export interface Shipment {
  id: string;
  external_reference_id: string | null;
  order_number: string | null;
  to_address: Address;
  from_address: Address | null;
  ship_with: { type: 'shipping_option_code'; properties: { shipping_option_code: string } };
  carrier: { code: string; name: string };
  parcels: Parcel[];
  errors: ApiError[];
}

export interface Address {
  name: string;
  address_line_1: string;
  house_number?: string;
  postal_code: string;
  city: string;
  country_code: string;
  email?: string;
  phone_number?: string;
}

export interface Parcel {
  id: number;
  status: { code: string; message: string };
  tracking_number: string;
  tracking_url: string | null;
  weight: { value: string; unit: string };
  documents: { type: 'label'; size: 'a6'; link: string }[];
  announced_at: string | null;
}

export interface ApiError {
  status: string;
  code: string;
  detail: string;
  source?: { pointer: string };
}

/** The codes that the simulator moves a parcel to, with their words and the number that webhooks carry. */
export const statuses: Record<string, { message: string; id: number }> = {
  ANNOUNCEMENT_FAILED: { message: 'Announcement failed', id: 1002 },
  READY_TO_SEND: { message: 'Ready to send', id: 1000 },
  EN_ROUTE_TO_SORTING_CENTER: { message: 'En route to sorting center', id: 3 },
  SHIPMENT_ON_ROUTE: { message: 'Shipment on route', id: 22 },
  DRIVER_ON_ROUTE: { message: 'Driver on route', id: 92 },
  DELIVERY_ATTEMPT_FAILED: { message: 'Delivery attempt failed', id: 8 },
  AWAITING_CUSTOMER_PICKUP: { message: 'Awaiting customer pickup', id: 12 },
  DELIVERED: { message: 'Delivered', id: 11 },
  UNABLE_TO_DELIVER: { message: 'Unable to deliver', id: 80 },
  ADDRESS_INVALID: { message: 'Address invalid', id: 62995 },
  REFUSED_BY_RECIPIENT: { message: 'Refused by recipient', id: 62991 },
  RETURNED_TO_SENDER: { message: 'Returned to sender', id: 62992 },
  CANCELLATION_REQUESTED: { message: 'Cancellation requested', id: 1999 },
  CANCELLED: { message: 'Cancelled', id: 2000 },
  UNKNOWN_STATUS: { message: 'Unknown status - check carrier track & trace page for more insights', id: 1337 },
};

export const statusOf = (code: string): Parcel['status'] => ({
  code,
  message: statuses[code]?.message ?? code,
});
