import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Content types of the older `report-uri` and of the Reporting API. HTML forms cannot send them. */
export const reportTypes = ['application/csp-report', 'application/reports+json'];
const mostBytes = 16 * 1024;

export function acceptPolicyReports(app: NestFastifyApplication): void {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  app.useBodyParser(reportTypes, { bodyLimit: mostBytes }, (request, body: Buffer, done) =>
    parse(request as never, body.toString(), done),
  );
}
