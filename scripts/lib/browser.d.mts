/** Path of a Chromium that has a back/forward cache, which the headless shell lacks. */
export function findWholeBrowser(): Promise<string>;
