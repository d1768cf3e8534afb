import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const mostBytes = 1024;

/** Reads the form that a mail program posts to unsubscribe (RFC 8058) as no body. The guard refuses forms elsewhere. */
export function acceptOneClick(app: NestFastifyApplication): void {
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit: mostBytes }, (_request, _body, done) =>
    done(null),
  );
}
