import { chakra } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { useOnNavigate } from '../../../lib/browser/use-on-navigate';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/overlays/modal';
import { ConfirmHost } from '../../../ui/admin/dialog/confirm-host';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useBackClosesOverlays } from '../../../ui/admin/dialog/overlays';
import { ShortcutsHelp } from '../../../ui/admin/shortcuts';
import { staffCopy } from '../copy';
import { useInterruption, useRequiredFactor } from '../interruption';
import { startAnew } from '../new-session';
import { usePlacedToasts } from '../place-toast';
import { ProofForm } from '../proving/proof-form';
import { RecordSearch } from '../record-search/record-search';
import { useSessionReview } from '../session-review';
import { useSidebar } from '../sidebar-state';
import { LoginForm } from './login-form';
import { PhoneBar } from './phone-bar';
import { Sidebar } from './sidebar';

interface StaffFrameProps {
  onLoggedOut: () => void;
  children: ReactNode;
}

/** The frame of every back-office screen: the sidebar, or a bar that opens it as a sheet on phones. */
export function StaffFrame({ onLoggedOut, children }: StaffFrameProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openSearch = useCallback(() => setSearchOpen(true), []);
  const [isExpanded, toggle] = useSidebar(() => setSheetOpen((now) => !now));
  const session = useInterruption('not-logged-in');
  const proof = useInterruption('factor-needed');
  useSessionReview(session.interrupt);
  useRequiredFactor();
  useOnNavigate(() => setSheetOpen(false));
  useBackClosesOverlays();
  usePlacedToasts();
  return (
    <chakra.div
      css={{ display: 'flex', flexDirection: 'column', '@media (min-width: 48rem)': { flexDirection: 'row' } }}
      minH="100dvh"
      bg="white"
      fontSize="sm"
    >
      <PhoneBar onMenu={() => setSheetOpen(true)} onSearch={openSearch} />
      <chakra.aside
        css={{ display: 'none', '@media (min-width: 48rem)': { display: 'block' } }}
        w={isExpanded ? '16rem' : '3rem'}
        flexShrink={0}
        bg="ink"
        color="paper"
        transition="width 150ms var(--gum-easings-out)"
      >
        <chakra.div position="sticky" top="0" h="100dvh">
          <Sidebar isExpanded={isExpanded} onToggle={toggle} onSearch={openSearch} onLoggedOut={onLoggedOut} />
        </chakra.div>
      </chakra.aside>
      <Modal isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} label={staffCopy.menu} place="left" width="18rem">
        <chakra.div h="full" bg="ink" color="paper">
          <Sidebar
            isExpanded
            isTouch
            onToggle={() => setSheetOpen(false)}
            onSearch={() => {
              setSheetOpen(false);
              openSearch();
            }}
            onLoggedOut={onLoggedOut}
          />
        </chakra.div>
      </Modal>
      <chakra.main
        flex="1"
        minW="0"
        id="inhoud"
        tabIndex={-1}
        outline="none"
        data-over={session.isOver || undefined}
        css={{ '&[data-over], &[data-over] dialog': { visibility: 'hidden' } }} // a modal dialog does not inherit it
      >
        {children}
      </chakra.main>
      <RecordSearch isOpen={isSearchOpen} onOpen={openSearch} onClose={() => setSearchOpen(false)} />
      <ConfirmHost />
      <ShortcutsHelp />
      <Dialog isOpen={session.isOver} title={staffCopy.expired}>
        {session.isOver && (
          <>
            <LoginForm onLoggedIn={() => session.answer(true)}>
              <p>{staffCopy.expiredText}</p>
            </LoginForm>
            <Button look="quiet" size="sm" mt="4" onClick={() => void startAnew('/admin/login')}>
              {staffCopy.leave}
            </Button>
          </>
        )}
      </Dialog>
      <Dialog isOpen={proof.isOver} onClose={() => proof.answer(false)} title={staffCopy.proof}>
        {proof.isOver && <ProofForm onProven={() => proof.answer(true)} />}
      </Dialog>
    </chakra.div>
  );
}
