import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { makeSpansWith } from './spans.js';

export interface RunningTracing {
  /** Flushes pending spans and disables tracing. */
  stop(): Promise<void>;
}

const mostWords = 200;

/** The library reads the OTEL_… variables. Drops and reports spans that cannot be sent. */
export function startTracing(url: string, complain: (why: string) => void): RunningTracing {
  const error = (message: string) => complain(message.slice(0, mostWords));
  const quiet = () => undefined; // warnings may quote a header of the exporter, which is a secret
  const logger = { error, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'shop' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ url });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  makeSpansWith(provider.getTracer('shop'));
  return {
    stop: async () => {
      makeSpansWith(undefined);
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}
