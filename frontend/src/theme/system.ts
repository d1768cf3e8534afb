import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { breakpoints, keyframes, tokens } from './tokens.ts';

/** The design system on Chakra's bare base, because its default tokens and recipes cost 30 kB. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'gum',
    preflight: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens },
  }),
);
