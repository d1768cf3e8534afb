let holders = 0;

/** Stops the page's scrolling below 1024 px. Returns a function that unlocks it. */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.dataset.scrollLocked = '';
  return () => {
    holders -= 1;
    if (holders === 0) delete document.documentElement.dataset.scrollLocked;
  };
}
