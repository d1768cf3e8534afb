import type { PolicyReport } from '../../../../contracts/operations.js';
import { pagePaths } from '../../../../contracts/pages/page-paths.js';

/** What is stored of a report: no address, no parameter, nothing about the visitor. */
export interface PolicyViolation {
  directive: string;
  /** A host, a scheme, `self`, or a keyword such as `inline`. */
  blocked: string;
  /** The path of a page with its parameters unfilled, such as `/product/$id`. */
  page: string;
}

const directives =
  /^(?:(?:default|script|style|img|font|connect|frame|object|media|worker|manifest|child)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/;
const other = 'other';
const longest = 100;

/** Returns the violations on pages of `origins`, each kind once. */
export function violationsIn(report: PolicyReport, origins: readonly string[]): PolicyViolation[] {
  const found = detailsOf(report).flatMap(({ directive = '', blocked = '', document = '' }) => {
    const address = parsed(document);
    if (!address || !origins.includes(address.origin)) return [];
    const [name = ''] = directive.split(' ');
    return {
      directive: directives.test(name) ? name : other,
      blocked: blockedIn(blocked, address.origin),
      page: pageOf(address.pathname),
    };
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

interface Details {
  directive?: string;
  blocked?: string;
  document?: string;
}

function detailsOf(report: PolicyReport): Details[] {
  if (!Array.isArray(report)) {
    const one = report['csp-report'];
    const directive = one['effective-directive'] ?? one['violated-directive'];
    return [{ directive, blocked: one['blocked-uri'], document: one['document-uri'] }];
  }
  return report
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? undefined,
      document: body.documentURL,
    }));
}

function blockedIn(blocked: string, own: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked; // a keyword or a bare scheme
  const address = parsed(blocked);
  if (!address) return other;
  if (!/^(http|ws)s?:$/.test(address.protocol)) return address.protocol.slice(0, -1).slice(0, longest);
  return address.origin === own ? 'self' : address.host.slice(0, longest);
}

const patterns = pagePaths.map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`) }));

function pageOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? other;
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
