/** A backup cannot be made there, or not be restored from it or to here. The message says why and what to do. */
export class BackupRefusedError extends Error {}
