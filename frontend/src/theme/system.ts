import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { breakpoints, keyframes, tokens } from './tokens.ts';

/** Our own system on the bare base: no default tokens or recipes, which would cost 30 kB. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'gum',
    preflight: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens },
  }),
);
