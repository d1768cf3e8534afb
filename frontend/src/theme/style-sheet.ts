/** Chakra generates the styles in the browser during development. The built shop uses `static/style-sheet` instead. */
export {};
