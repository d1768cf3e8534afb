import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { dismissToast, toastPlacing, useToast, type Toast } from '../../lib/toast';
import { toastRecipe } from '../../theme/toast-recipe';
import { Button } from '../controls/button';
import { uiCopy } from '../copy';
import { CheckIcon, CloseIcon } from '../icons';
import { Picture } from '../picture';

const swipeThreshold = 50;

const Region = chakra('div', toastRecipe);

/** F8 focuses the toast, which pauses its timer; a swipe to the right dismisses it. */
export function Toaster() {
  const toast = useToast();
  const region = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    window.addEventListener('keydown', focusOnF8, true);
    return () => window.removeEventListener('keydown', focusOnF8, true);
  }, []);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.style.inset = '';
    if (!toast) return setFocused(false);
    element.showPopover();
    toastPlacing.place?.(element);
  }, [toast]);
  return (
    <Region
      ref={region}
      popover="manual"
      role="region"
      aria-label={uiCopy.notifications}
      tabIndex={-1}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div aria-live="polite">{toast && <ToastCard key={toast.id} toast={toast} isFocused={isFocused} />}</div>
    </Region>
  );
}

function ToastCard({ toast, isFocused }: { toast: Toast; isFocused: boolean }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld]);
  const move = (event: PointerEvent) => {
    if (start.current !== null) setShift(Math.max(0, event.clientX - start.current));
  };
  const letGo = () => {
    if (shift > swipeThreshold) dismissToast(toast.id);
    start.current = null;
    setShift(0);
  };
  return (
    <chakra.div
      role={toast.tone === 'danger' ? 'alert' : undefined}
      data-testid="toast"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      style={{ transform: `translateX(${shift}px)` }}
      touchAction="pan-y"
      display="flex"
      alignItems="center"
      gap="3"
      p="3"
      pl={toast.image ? '3' : '4'}
      rounded="card"
      shadow="panel"
      border="1.5px solid color-mix(in srgb, {colors.paper} 25%, transparent)"
      bg={toast.tone === 'danger' ? 'fruit.raspberry.strong' : 'ink'}
      color={toast.tone === 'danger' ? 'white' : 'paper'}
      animation="rise 200ms"
    >
      {toast.image ? (
        <Picture
          src={toast.image}
          alt=""
          sizes="64px"
          w="16"
          rounded="input"
          flexShrink={0}
          css={{ '@media (max-width: 22rem)': { display: 'none' } }}
        />
      ) : (
        toast.tone === 'success' && <CheckIcon />
      )}
      <chakra.div
        flex="1"
        minW="0"
        lineHeight="1.35"
        py="1"
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
      >
        <chakra.p fontWeight="bold">{toast.title}</chakra.p>
        {toast.text && <chakra.p fontSize="sm">{toast.text}</chakra.p>}
      </chakra.div>
      {toast.action && (
        <Button
          look="quiet"
          size="sm"
          color="inherit"
          onClick={() => {
            dismissToast(toast.id);
            toast.action!.onClick();
          }}
        >
          {toast.action.text}
        </Button>
      )}
      <Button look="quiet" size="icon" color="inherit" aria-label={uiCopy.close} onClick={() => dismissToast(toast.id)}>
        <CloseIcon />
      </Button>
    </chakra.div>
  );
}
