import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type IconSize = '0.875rem' | '1rem' | '1.125rem' | '1.25rem' | '1.375rem' | '1.5rem';

/** Makes an icon from its strokes on a 24 px grid. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = '1.375rem' }: { size?: IconSize }) {
    return (
      <chakra.svg
        viewBox="0 0 24 24"
        w={size}
        h={size}
        flexShrink={0}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </chakra.svg>
    );
  };
}

/** Line icons on a 24 px grid with 2 px round strokes. All are decorative; the control around them has the name. */
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const AccountIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  </>,
);
export const BasketIcon = icon(
  <>
    <path d="M4 9h16l-1.4 9.3a2 2 0 0 1-2 1.7H7.4a2 2 0 0 1-2-1.7z" />
    <path d="M8.5 9c0-3.5 1.5-5.5 3.5-5.5s3.5 2 3.5 5.5" />
  </>,
);
export const MenuIcon = icon(<path d="M4 8h16M4 16h11" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const ArrowIcon = icon(<path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const TruckIcon = icon(
  <>
    <path d="M3 6.5h11v10H3zM14 10h4l3 3v3.5h-7z" />
    <circle cx="7.5" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </>,
);
export const StarIcon = icon(
  <path fill="currentColor" d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
);
export const LeafIcon = icon(
  <>
    <path d="M5 19c0-9 5-14 15-14 0 10-5 15-13 13.5" />
    <path d="M5 20c2-5 5-8 9-9.5" />
  </>,
);
export const RepeatIcon = icon(
  <>
    <path d="M4 11a7 7 0 0 1 12.5-3.5L20 11M20 5v6h-6" />
    <path d="M20 13a7 7 0 0 1-12.5 3.5L4 13M4 19v-6h6" />
  </>,
);
export const TrashIcon = icon(<path d="M4.5 7h15M10 7V4.5h4V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="3" />
    <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </>,
);
