import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.js';

/** Never in a log: what identifies a person or opens a door. */
const secrets = ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.code', '*.email', '*.token'];

/** What Nest tells of its own wiring is for those who look for trouble. */
const wiring = new Set(['InstanceLoader', 'NestFactory', 'NestApplication', 'RouterExplorer', 'RoutesResolver']);

/** JSON lines in production, readable lines elsewhere; one logger for Nest and Fastify. */
export function createLogger(config: Config): LoggerService & { pino: Logger } {
  const options: LoggerOptions = { level: config.logLevel, redact: { paths: secrets, censor: '[verborgen]' } };
  const readable = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } };
  const logger = pino(config.production ? options : { ...options, transport: readable });
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : undefined;
      if (level === 'info' && context && wiring.has(context)) return logger.debug({ context }, String(message));
      if (message instanceof Error) logger[level]({ err: message, context });
      else if (typeof message === 'object' && message !== null)
        logger[level]({ ...message, context }, rest.length > 1 ? String(rest[0]) : undefined);
      else logger[level]({ context, ...(rest.length > 1 && { details: rest[0] }) }, String(message));
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
