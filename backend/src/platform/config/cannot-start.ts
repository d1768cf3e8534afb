/** The program cannot start or go on here. The message is for whoever runs it: what was found, and what to do next. */
export class CannotStartError extends Error {}
