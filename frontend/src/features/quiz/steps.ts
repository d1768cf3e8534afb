/** Apart from the answers: the route reads these, and what a route imports lands in the first load of every page. */
export const stepCount = 6;
export const resultsStep = stepCount;
