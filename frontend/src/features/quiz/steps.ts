/** In a module of its own, because the route imports it and every page loads all routes. */
export const stepCount = 6;
export const resultsStep = stepCount;
