import { useEffect, useEffectEvent, useState } from 'react';

const cookie = 'sidebar_state';
const weekInSeconds = 7 * 24 * 60 * 60;
const isPhone = () => window.matchMedia('(width < 768px)').matches;

/** Stored in a cookie for a week, toggled with Ctrl or Cmd + B. On phones these keys toggle the sheet. */
export function useSidebar(toggleSheet: () => void): [boolean, () => void] {
  const [isExpanded, setExpanded] = useState(() => !document.cookie.includes(`${cookie}=false`));
  useEffect(() => {
    document.cookie = `${cookie}=${isExpanded}; path=/admin; max-age=${weekInSeconds}; samesite=lax`;
  }, [isExpanded]);
  const toggle = useEffectEvent(() => (isPhone() ? toggleSheet() : setExpanded((now) => !now)));
  useEffect(() => {
    const toggleOnB = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', toggleOnB);
    return () => window.removeEventListener('keydown', toggleOnB);
  }, []);
  return [isExpanded, () => setExpanded((now) => !now)];
}
