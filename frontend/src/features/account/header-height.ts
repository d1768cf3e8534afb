/** Height without the border, reserved until the header loads, to prevent a layout shift. */
export const headerHeight = { base: '7.3125rem', md: '4.8125rem' };
