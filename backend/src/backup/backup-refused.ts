export class BackupRefusedError extends Error {}
