import type { ReactNode } from 'react';

/** The built shop needs none: its styles are in one sheet. */
export const StyleProvider = ({ children }: { children: ReactNode }) => children;
