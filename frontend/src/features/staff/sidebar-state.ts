import { useEffect, useState } from 'react';

const cookie = 'sidebar_state';
const weekInSeconds = 7 * 24 * 60 * 60;

/** Whether the sidebar stands wide open: kept in a cookie for a week, switched by Ctrl or Cmd + B. */
export function useSidebar(): [boolean, () => void] {
  const [isExpanded, setExpanded] = useState(() => !document.cookie.includes(`${cookie}=false`));
  useEffect(() => {
    document.cookie = `${cookie}=${isExpanded}; path=/admin; max-age=${weekInSeconds}; samesite=lax`;
  }, [isExpanded]);
  useEffect(() => {
    const toggleOnB = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setExpanded((now) => !now);
    };
    window.addEventListener('keydown', toggleOnB);
    return () => window.removeEventListener('keydown', toggleOnB);
  }, []);
  return [isExpanded, () => setExpanded((now) => !now)];
}
