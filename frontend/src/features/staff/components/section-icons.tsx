import { icon } from '../../../ui/icons';
import type { Section } from '../../../lib/staff/section-access';

export const sectionIcons: Record<Section, ReturnType<typeof icon>> = {
  dashboard: icon(<path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />),
  products: icon(<path d="M7 4h10v4H7zM6 8h12v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 12h12" />),
  categories: icon(<path d="M4 5h6v6H4zM14 5h6v6h-6zM4 15h6v5H4zM14 15h6v5h-6z" />),
  orders: icon(<path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5" />),
  shipping: icon(<path d="M3 6h11v11H3zM14 10h4l3 3v4h-7zM6.5 17a1.5 1.5 0 1 0 3 0M16 17a1.5 1.5 0 1 0 3 0" />),
  customers: icon(
    <>
      <circle cx="9" cy="9" r="3.5" />
      <path d="M3 20c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5M15.5 6a3.5 3.5 0 0 1 0 6.5M17.5 15c2 .5 3.2 2 3.5 5" />
    </>,
  ),
  newsletter: icon(<path d="M4 6h16v12H4zM4 7l8 6 8-6" />),
  subscriptions: icon(<path d="M4 11a7 7 0 0 1 12.5-3.5L20 11M20 5v6h-6M20 13a7 7 0 0 1-12.5 3.5L4 13M4 19v-6h6" />),
  returns: icon(<path d="M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11" />),
  invoices: icon(<path d="M6 3h9l4 4v14H6zM15 3v4h4M9.5 12h6M9.5 16h6" />),
  'vat-return': icon(
    <path d="M5 4h14v16H5zM8.5 8h7M9 12.5h.01M12 12.5h.01M15 12.5h.01M9 16h.01M12 16h.01M15 16h.01" />,
  ),
  'shop-texts': icon(<path d="M5 6h14M5 10h14M5 14h9M5 18h6M16 20l4.500-4.500-1.500-1.500L14.500 18.500z" />),
  'legal-pages': icon(<path d="M12 4v16M7 20h10M6 7h12M6 7l-3 7h6zM18 7l-3 7h6z" />),
  promotions: icon(<path d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4" />),
  'discount-codes': icon(
    <path d="M6 18 18 6M8 8.5h.01M16 15.5h.01M4 7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />,
  ),
  inventory: icon(<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />),
  analytics: icon(<path d="M5 20v-7M10 20V5M15 20v-9M20 20V8" />),
  logbook: icon(<path d="M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3M6 7H4M6 12H4M6 17H4" />),
  staff: icon(
    <>
      <circle cx="12" cy="8" r="3.5" />
      <path d="M5 20c.6-4.5 3.4-6.5 7-6.5s6.400 2 7 6.500M17 3.500l1.500 1.500L21 2.500" />
    </>,
  ),
  settings: icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />),
  account: icon(
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </>,
  ),
  'unmatched-payments': icon(<path d="M3 6h18v12H3zM3 10h18M7 14.5h3M16.5 14.5h.01" />),
  'failed-refunds': icon(<path d="M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5M12 8v5M12 16h.01" />),
  disputes: icon(<path d="M12 4v16M8 20h8M5 7h14M5 7l-3 7a3.5 3.5 0 0 0 6 0zM19 7l-3 7a3.5 3.5 0 0 0 6 0z" />),
  'unmatched-withdrawals': icon(<path d="M6 3h9l4 4v14H6zM15 3v4h4M15.5 14H9.5M12 11l-3 3 3 3" />),
  'failed-renewals': icon(
    <path d="M4 11a7 7 0 0 1 12.5-3.5L20 11M20 5v6h-6M20 13a7 7 0 0 1-12.5 3.5L4 13M4 19v-6h6M12 9.5v3M12 15h.01" />,
  ),
  'parcel-problems': icon(<path d="M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v1.5M12 16.5h.01" />),
  'failed-mails': icon(<path d="M3 6h18v12H3zM3.5 7l8.5 6.5L20.5 7" />),
  'process-refusals': icon(
    <path d="M12 3.5 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6zM9 9.5l5 5M14 9.5l-5 5" />,
  ),
  'partnership-inquiries': icon(<path d="M4 5h16v11h-8l-4.5 4v-4H4zM8.5 9h7M8.5 12.5h4" />),
};

export const LogoutIcon = icon(<path d="M13 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h7M10 12h10M16.5 8.5 20 12l-3.5 3.5" />);
