interface TraceVariables {
  OTEL_SDK_DISABLED: boolean;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
}
interface LeakVariables {
  NODE_ENV: string;
  LEAK_CHECK_URL?: string;
}

/** The URL that OpenTelemetry specifies: the general endpoint plus the path of traces, or the specific one as it is. */
export function tracesUrlOf(values: TraceVariables): string | undefined {
  if (values.OTEL_SDK_DISABLED) return undefined;
  const general = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/*$/, '/v1/traces');
  return values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? general;
}

export function leakCheckUrlOf({ NODE_ENV, LEAK_CHECK_URL: given }: LeakVariables): string | undefined {
  const url = given ?? (NODE_ENV === 'production' ? 'https://api.pwnedpasswords.com' : 'off');
  return url === 'off' ? undefined : url.replace(/\/+$/, '');
}
