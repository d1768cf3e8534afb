let holders = 0;

/** Marks the page as locked; the style sheet stops its scrolling below 1024 px. Call the answer to let go. */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.dataset.scrollLocked = '';
  return () => {
    holders -= 1;
    if (holders === 0) delete document.documentElement.dataset.scrollLocked;
  };
}
