import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '../../controls/button';
import { adminCopy } from '../copy';
import { IconButton } from '../icon-button';
import { EyeIcon } from '../icons';
import { recordPaths, type RecordSection } from '../record/record-paths';

export interface RowOpenerProps {
  name: string;
  /** The page of the record. Without it the row opens a window only. */
  page?: { section: RecordSection; reference: string };
  /** Called before the page opens. */
  onLeave: () => void;
  /** Opens the window of the row: its quick view when there is a page. */
  onOpen?: () => void;
  children: ReactNode;
}

/** The first cell of a row: a link to the page of the record with a button for its quick view, or a button for its window. */
export function RowOpener({ name, page, onLeave, onOpen, children }: RowOpenerProps) {
  if (!page)
    return (
      <chakra.button type="button" css={look} data-opener aria-label={adminCopy.open(name)} onClick={onOpen}>
        {children}
      </chakra.button>
    );
  return (
    <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="1">
      <Link
        to={recordPaths[page.section]}
        params={{ reference: page.reference }}
        state={{ isFromList: true }}
        css={look}
        data-opener
        aria-label={adminCopy.openPage(name)}
        onClick={onLeave}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !onOpen) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {children}
      </Link>
      {onOpen && (
        <chakra.span data-screen-only>
          <IconButton label={adminCopy.open(name)} onClick={onOpen}>
            <EyeIcon size="1.125rem" />
          </IconButton>
        </chakra.span>
      )}
    </chakra.span>
  );
}

const look = {
  fontWeight: 'bold',
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationColor: 'line',
  textUnderlineOffset: '4px',
  py: '2',
  rounded: 'small',
  _hover: { textDecorationColor: 'ink' },
} as const;
