import * as grpc from '@grpc/grpc-js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  AppendReq,
  AppendResp,
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { Access, denied, type Users } from './access.js';
import { appendResponse, readAppend, type AppendRequest } from './calls/append-call.js';
import { CallError, commitPhaseTimeout, streamDeleted, unexpected } from './calls/call-error.js';
import { CommitPhase } from './log/commit-phase.js';
import { respondToDelete, respondToTombstone } from './calls/delete-call.js';
import { Journal } from './log/journal.js';
import { MemoryLog } from './log/memory-log.js';
import { respondToRead } from './calls/read-call.js';
import type { ReadCall } from './calls/send.js';
import { respondToSubscription, type HandOver } from './calls/subscribe-call.js';
import { nameOf } from './calls/wire.js';
import type { ServerVersion } from './server-version.js';

/**
 * Fault of one append. `stall`: stored, never answered. `lose-answer`: stored, the response is lost and remembered ids
 * are forgotten. `commit-timeout`: stored, but fails after two to three seconds. `slow`: decided after 400 ms.
 * `ignore`: neither stored nor answered. The others: refused.
 */
export type AppendFault = 'stall' | 'lose-answer' | 'commit-timeout' | 'slow' | 'ignore' | 'unavailable' | 'denied';
/** A fault that waits for an append to a stream whose name begins so. Background work appends meanwhile. */
export interface AppendFaultOf {
  fault: AppendFault;
  streams: string;
}

interface StartOptions {
  port?: number;
  folder?: string;
  users?: Users | null;
  /** False for clients that would use BatchAppend, which this server declares like a real one and does not have. */
  declaresBatchAppend?: boolean;
  version?: ServerVersion;
}

/**
 * A server of EventStoreDB's protocol inside the test process: Append, Read and subscriptions. It can restart on its
 * port with its data, and inject faults into appends.
 */
export class EventStoreDbServer {
  readonly commitPhase = new CommitPhase();
  /** Consumed by the next appends, one each. */
  readonly faults: (AppendFault | AppendFaultOf)[] = [];
  appendCalls = 0;
  streamReadCalls = 0;
  batchAppendCalls = 0;
  openSubscriptions = 0;
  /** Leaves reads and subscriptions unanswered. */
  stallReads = false;
  /** Runs at each hand-over to live. */
  handOver: HandOver = () => undefined;
  private server = new grpc.Server(anySize);
  private readonly access: Access;

  private constructor(
    readonly log: MemoryLog,
    private port: number,
    users: Users | null,
    private readonly declaresBatchAppend: boolean,
    private readonly version: ServerVersion,
  ) {
    this.access = new Access(log, users);
  }

  /** Port 0 takes a free one. Persists the log when a folder is given. Checks credentials when users are given. */
  static async start(options: StartOptions = {}): Promise<EventStoreDbServer> {
    const { port = 0, folder, users = null, declaresBatchAppend = true, version = '24.10' } = options;
    const log = new MemoryLog(folder ? Journal.open(folder) : null);
    const server = new EventStoreDbServer(log, port, users, declaresBatchAppend, version);
    await server.comeBack();
    return server;
  }

  get connectionString(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** Drops all connections and stops listening. */
  goAway(): void {
    this.server.forceShutdown();
  }

  /** Restarts the node on its port. */
  async comeBack(): Promise<void> {
    this.log.startNode();
    this.server = new grpc.Server(anySize);
    this.server.addService(StreamsService as unknown as grpc.ServiceDefinition, this.streams());
    this.server.addService(
      ServerFeaturesService as unknown as grpc.ServiceDefinition,
      features(this.declaresBatchAppend, this.version),
    );
    const credentials = grpc.ServerCredentials.createInsecure();
    this.port = await new Promise<number>((resolve, reject) => {
      this.server.bindAsync(`127.0.0.1:${this.port}`, credentials, (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
  }

  private respondToAppend(
    request: AppendRequest,
    response: grpc.sendUnaryData<AppendResp>,
    fault: AppendFault | null = this.nextFault(request.streamId),
  ): void {
    if (fault === 'slow') return void setTimeout(() => this.respondToAppend(request, response, null), 400).unref();
    if (fault === 'ignore') return;
    if (fault === 'unavailable') return response(unavailable);
    if (fault === 'denied') return response(denied().status());
    const { streamId, events, expected } = request;
    const outcome = this.log.append(streamId, events, expected);
    if (fault === 'stall') return;
    if (fault === 'lose-answer') {
      this.log.forgetIds();
      return response(unavailable);
    }
    if ('refused' in outcome) {
      return outcome.refused === 'silence' ? undefined : response(streamDeleted(streamId).status());
    }
    const isRepeat = 'repeated' in outcome && outcome.repeated;
    if (fault === 'commit-timeout' || (isRepeat && this.commitPhase.isUnderWay(events))) {
      return void setTimeout(() => response(commitPhaseTimeout().status()), this.commitPhase.timeoutMs()).unref();
    }
    if ('repeated' in outcome && !isRepeat) this.commitPhase.stored(events);
    response(null, appendResponse(outcome, expected));
  }

  /** Takes the next fault, unless it waits for another stream. */
  private nextFault(streamId: string): AppendFault | null {
    const next = this.faults[0];
    if (typeof next === 'object' && !streamId.startsWith(next.streams)) return null;
    this.faults.shift();
    return typeof next === 'object' ? next.fault : (next ?? null);
  }

  private async read(call: ReadCall): Promise<void> {
    const options = call.request.getOptions()!;
    if (options.hasAll()) this.access.assertAll(call.metadata);
    else this.access.assertStream(call.metadata, nameOf(options.getStream()!.getStreamIdentifier()));
    if (!options.hasSubscription()) return respondToRead(this.log, call);
    this.openSubscriptions++;
    await respondToSubscription(this.log, call, { version: this.version, handOver: () => this.handOver() }).finally(
      () => this.openSubscriptions--,
    );
  }

  private unary<Request extends DeleteOrTombstone, Response>(
    respond: (request: Request) => Response,
  ): grpc.handleUnaryCall<Request, Response> {
    return ({ request, metadata }, response) => {
      try {
        this.access.assertStream(metadata, nameOf(request.getOptions()!.getStreamIdentifier()));
        response(null, respond(request));
      } catch (error) {
        response(statusOf(error));
      }
    };
  }

  private streams(): grpc.UntypedServiceImplementation {
    return {
      append: (call: grpc.ServerReadableStream<AppendReq, AppendResp>, response: grpc.sendUnaryData<AppendResp>) => {
        this.appendCalls++;
        readAppend(call, this.version)
          .then((request) => {
            this.access.assertStream(call.metadata, request.streamId);
            this.respondToAppend(request, response);
          })
          .catch((error: unknown) => response(statusOf(error))); // has no effect when the caller disconnected
      },
      delete: this.unary<DeleteReq, DeleteResp>((request) => respondToDelete(this.log, request)),
      tombstone: this.unary<TombstoneReq, TombstoneResp>((request) => respondToTombstone(this.log, request)),
      read: (call: ReadCall) => {
        if (call.request.getOptions()!.hasStream()) this.streamReadCalls++;
        if (this.stallReads) return;
        this.read(call).then(
          () => call.end(),
          (error: unknown) => call.emit('error', statusOf(error)),
        );
      },
      batchAppend: (call: grpc.ServerDuplexStream<unknown, unknown>) => {
        this.batchAppendCalls++;
        call.destroy(new Error('This server has no BatchAppend'));
      },
    };
  }
}

type DeleteOrTombstone = Pick<DeleteReq | TombstoneReq, 'getOptions'>;

/** Disables gRPC's limit, because proposed-event.ts enforces the server's own. */
const anySize = { 'grpc.max_receive_message_length': -1 };

function statusOf(error: unknown): Partial<grpc.StatusObject> {
  return (error instanceof CallError ? error : unexpected()).status();
}

const unavailable: Partial<grpc.StatusObject> = { code: grpc.status.UNAVAILABLE, details: 'The server is not ready' };

function features(declaresBatchAppend: boolean, version: ServerVersion): grpc.UntypedServiceImplementation {
  return {
    getSupportedMethods: (_call: unknown, response: grpc.sendUnaryData<SupportedMethods>) => {
      const batchAppend = new SupportedMethod()
        .setServiceName('event_store.client.streams.streams')
        .setMethodName('batchappend');
      const methods = new SupportedMethods().setEventStoreServerVersion(`${version}.1`);
      if (declaresBatchAppend) methods.addMethods(batchAppend);
      response(null, methods);
    },
  };
}
