import type { ReactNode } from 'react';

/** Renders its children: the built shop has one style sheet and needs no provider. */
export const StyleProvider = ({ children }: { children: ReactNode }) => children;
