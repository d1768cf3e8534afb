/** The program cannot start or continue. The message tells the operator the cause and the next step. */
export class CannotStartError extends Error {}
