import { useEffect, useEffectEvent, useState } from 'react';

const cookie = 'sidebar_state';
const weekInSeconds = 7 * 24 * 60 * 60;
const isPhone = () => window.matchMedia('(width < 768px)').matches;
/** A wide window has room for the menu and a table beside each other. */
const isWide = () => window.matchMedia('(width >= 1024px)').matches;

function isExpandedAtFirst(): boolean {
  const [, stored] = new RegExp(`\\b${cookie}=(true|false)`).exec(document.cookie) ?? [];
  return stored ? stored === 'true' : isWide();
}

/**
 * Whether the sidebar is expanded, and what toggles it; so do Ctrl or Cmd + B. A choice is stored in a cookie for a week; without one, the
 * window decides. On phones these keys toggle the sheet.
 */
export function useSidebar(toggleSheet: () => void): [boolean, () => void] {
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst);
  const choose = () => {
    document.cookie = `${cookie}=${!isExpanded}; path=/admin; max-age=${weekInSeconds}; samesite=lax`;
    setExpanded(!isExpanded);
  };
  const toggle = useEffectEvent(() => (isPhone() ? toggleSheet() : choose()));
  useEffect(() => {
    const toggleOnB = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', toggleOnB);
    return () => window.removeEventListener('keydown', toggleOnB);
  }, []);
  return [isExpanded, choose];
}
