import { useState } from 'react';
import { readStored, store } from '../../lib/storage/device-storage';
import type { MenuGroup } from './sections';

/** The groups that fit a window of 720 px together. */
const openAtFirst: readonly MenuGroup[] = ['sales', 'catalogue'];

/** Which groups of the menu are open, remembered on this device. */
export function useMenuGroups(): [isOpen: (group: MenuGroup) => boolean, toggle: (group: MenuGroup) => void] {
  const [open, setOpen] = useState(() => readStored('device', 'menu-groups')?.split(',') ?? openAtFirst);
  const toggle = (group: MenuGroup) => {
    const next = open.includes(group) ? open.filter((one) => one !== group) : [...open, group];
    setOpen(next);
    store('device', 'menu-groups', next.join());
  };
  return [(group) => open.includes(group), toggle];
}
