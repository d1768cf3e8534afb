import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.js';
import { errorHeadline, isError, stackFrames } from '../logging/logged-error.js';
import { loggedFields } from '../logging/logged-fields.js';

const wiring = new Set(['InstanceLoader', 'NestFactory', 'NestApplication', 'RouterExplorer', 'RoutesResolver']);

/** Logs of a request contain no query string, address or header. */
const serializers = {
  err: (logged: unknown) => logged,
  req: ({ id, method, routeOptions }: { id?: string; method?: string; routeOptions?: { url?: string } }) => ({
    id,
    method,
    route: routeOptions?.url,
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
};

/** `loggedError` limits what any line shows of an error. `destination` replaces standard output. */
export function createLogger(config: Config, destination?: DestinationStream): LoggerService & { pino: Logger } {
  const options: LoggerOptions = { level: config.logLevel, serializers, hooks: { logMethod: logSafely } };
  const readable = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } };
  const logger = destination
    ? pino(options, destination)
    : pino(config.production ? options : { ...options, transport: readable });
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : undefined;
      if (level === 'info' && context && wiring.has(context)) return logger.debug({ context }, String(message));
      if (isError(message)) logger[level]({ err: message, context });
      else if (typeof message === 'object' && message !== null)
        logger[level]({ ...message, context }, rest.length > 1 && rest[0] !== undefined ? String(rest[0]) : undefined);
      else
        logger[level](
          { context, ...(rest.length > 1 && rest[0] !== undefined && { details: withoutMessage(rest[0]) }) },
          String(message),
        );
    };
  return {
    pino: logger,
    log: at('info'),
    warn: at('warn'),
    error: at('error'),
    debug: at('debug'),
    verbose: at('debug'),
    fatal: at('fatal'),
  };
}

/** Sanitises every line, because libraries repeat the message of an error as the message of the line. */
function logSafely(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const [first, ...rest] = args as unknown[];
  if (typeof first !== 'object' || first === null)
    return write.apply(this, args.map(withoutError) as Parameters<LogFn>);
  const fields: Record<string, unknown> = isError(first) ? { err: first } : { ...first };
  const error = fields.err;
  const said = rest[0];
  const repeats =
    isError(error) && (said === undefined || (error.message !== '' && String(said).includes(error.message)));
  const message = repeats ? errorHeadline(error) : said;
  const { req, res, ...own } = fields;
  const line = { ...loggedFields(own), ...(req !== undefined && { req }), ...(res !== undefined && { res }) };
  const parts = message === undefined ? [line] : [line, message, ...rest.slice(1).map(withoutError)];
  write.apply(this, parts as Parameters<LogFn>);
}

/** Nest passes the stack as text; the message is its first lines. */
function withoutMessage(detail: unknown): unknown {
  const frames = typeof detail === 'string' ? stackFrames(detail) : [];
  return frames.length > 0 ? frames.join('\n') : detail;
}

function withoutError(part: unknown): unknown {
  return isError(part) ? errorHeadline(part) : part;
}
