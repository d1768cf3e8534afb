/** Identifiers of the program or the schema. */
export const identifiers = [
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'syscall',
  'type',
  'rawType',
  'decline_code',
  'requestId',
] as const;
export const numbers = ['errno', 'port', 'statusCode', 'responseCode'] as const;
export const identifier = /^[\w.-]{1,64}$/;

/** Errors whose messages hold only identifiers and numbers of ours. */
export const ownErrors = new Set([
  'BackupRefusedError',
  'ConfigError',
  'DomainError',
  'EventStoreUnavailableError',
  'JobWiringError',
  'MailNotSentError',
  'PaymentRefusedError',
  'ProviderError',
  'ReadModelFault',
  'RefundRefusedError',
  'UnreadableEventError',
  'UnappendableError',
  'UnrecoverableError',
  'WrongExpectedRevisionError',
]);
/** Messages of V8, drivers and ours that quote no value. */
export const fixedMessages = [
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '[\w$]{1,40}'\)$/,
  /^[\w$.]{1,80} is not (a function|a constructor|defined|iterable)$/,
  /^(Client network socket disconnected|Connection terminated|Connection ended|timeout exceeded|Query read timeout)[a-z ]*$/,
  /^(connect|getaddrinfo|listen|read|write) E[A-Z0-9]+(: [a-z ]+)?[\w.: -]*$/,
  /^Client was closed and is not queryable$/,
  /^no response within \d+ ms$/,
];
/** SQLSTATE classes: connection, transaction, login, database, rollback, resources, operator. */
export const sessionTrouble = /^(08|25|28|3D|40|53|55|57)[0-9A-Z]{3}$/;
export const databaseErrors = new Set(['DatabaseError', 'QueryFailedError']);
export const frame = /^ {4}at .*(?::\d+:\d+|<anonymous>|\(index \d+|native)\)?$/;
