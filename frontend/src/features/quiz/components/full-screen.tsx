import { Global } from '@emotion/react';

const others = '*:has(~ main [data-full-screen]), main:has([data-full-screen]) ~ footer';

/** While this stands on the page, the page has no banner, header or footer: one question, nothing else. */
export function FullScreen() {
  return <Global styles={{ [others]: { display: 'none !important' } }} />;
}
