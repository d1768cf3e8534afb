interface Addresses {
  DATABASE_URL?: string;
  REDIS_URL?: string;
  EVENTSTORE_URL?: string;
  SMTP_URL?: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
  ADDRESS_REGISTER_URL?: string;
  LEAK_CHECK_URL?: string;
  SENDCLOUD_URL?: string;
  TLS_CERT_FILE?: string;
}

type Rule = (url: URL) => boolean;
const isHttps: Rule = ({ protocol }) => protocol === 'https:';
const encrypted: Record<keyof Omit<Addresses, 'TLS_CERT_FILE'>, [Rule, string]> = {
  DATABASE_URL: [({ searchParams }) => searchParams.get('sslmode') === 'verify-full', 'sslmode=verify-full'],
  REDIS_URL: [({ protocol }) => protocol === 'rediss:', 'rediss://'],
  EVENTSTORE_URL: [({ searchParams }) => searchParams.get('tls') !== 'false', 'tls=true'],
  SMTP_URL: [({ searchParams }) => searchParams.get('ignoreTLS') !== 'true', 'no ignoreTLS'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [isHttps, 'https://'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [isHttps, 'https://'],
  ADDRESS_REGISTER_URL: [isHttps, 'https://'],
  LEAK_CHECK_URL: [isHttps, 'https://'],
  SENDCLOUD_URL: [isHttps, 'https://'],
};

/** What REQUIRE_TLS refuses: each connection that is not encrypted, or whose certificate is not verified. */
export function plainConnections(addresses: Addresses): string[] {
  const problems = Object.entries(encrypted).flatMap(([name, [isEncrypted, needed]]) => {
    const address = addresses[name as keyof Addresses];
    return address && URL.canParse(address) && !isEncrypted(new URL(address)) ? [`${name} needs ${needed}`] : [];
  });
  return addresses.TLS_CERT_FILE ? problems : [...problems, 'TLS_CERT_FILE is missing'];
}
