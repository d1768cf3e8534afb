/** While developing, Chakra makes the styles in the browser. The built shop has `static/style-sheet` in its place. */
export {};
