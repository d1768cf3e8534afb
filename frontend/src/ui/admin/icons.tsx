import { icon } from '../icons';

export const ArrowUpIcon = icon(<path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />);
export const ArrowDownIcon = icon(<path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5" />);
export const StarOutlineIcon = icon(
  <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
);
export const PencilIcon = icon(<path d="M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM14 7l3 3" />);
export const UploadIcon = icon(<path d="M12 16V4.5M6.5 10 12 4.5 17.5 10M4.5 19.5h15" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12c2-4.3 5.5-6.5 9.5-6.5s7.5 2.2 9.5 6.5c-2 4.3-5.5 6.5-9.5 6.5S4.5 16.3 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const RowsIcon = icon(<path d="M4 5h16M4 12h16M4 19h16" />);
export const SlidersIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />);
export const PauseIcon = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = icon(<path d="M8 5.5v13l10-6.5z" />);
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />);
export const LeftIcon = icon(<path d="M14.5 6 8.5 12l6 6" />);
export const RightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
