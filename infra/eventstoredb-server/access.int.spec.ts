import { randomUUID } from 'node:crypto';
import * as grpc from '@grpc/grpc-js';
import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { AppendReq, DeleteReq, ReadReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { User } from './access.js';
import { EventStoreDbServer } from './eventstoredb-server.js';

/** Facts of docs/eventstoredb.md about users. The client sends credentials over TLS only, so the calls are made by hand. */
const { OK, PERMISSION_DENIED, UNAUTHENTICATED } = grpc.status;
const users = new Map<string, User>([
  ['admin', { password: 'a:b', isAdmin: true }],
  ['shop', { password: 'p', isAdmin: false }],
]);
const admin = 'admin:a:b';
const shop = 'shop:p';
let server: EventStoreDbServer;
let client: StreamsClient;
beforeEach(async () => {
  server = await EventStoreDbServer.start({ users });
  client = new StreamsClient(
    new URL(server.connectionString.replace('esdb', 'http')).host,
    grpc.credentials.createInsecure(),
  );
});
afterEach(() => {
  client.close();
  server.goAway();
});

function callerOf(credentials: string | null): grpc.Metadata {
  const metadata = new grpc.Metadata();
  if (credentials) metadata.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  return metadata;
}

const named = (streamId: string) => new StreamIdentifier().setStreamName(Buffer.from(streamId));

function append(credentials: string | null, streamId: string, data = '{}'): Promise<grpc.status> {
  const message = new AppendReq.ProposedMessage().setId(new UUID().setString(randomUUID())).setData(Buffer.from(data));
  message.getMetadataMap().set('type', 'FactStated').set('content-type', 'application/json');
  const options = new AppendReq.Options().setStreamIdentifier(named(streamId)).setAny(new Empty());
  return new Promise((resolve) => {
    const call = client.append(callerOf(credentials), (error) => resolve(error?.code ?? OK));
    call.write(new AppendReq().setOptions(options));
    call.write(new AppendReq().setProposedMessage(message));
    call.end();
  });
}

function read(credentials: string | null, streamId: string | null): Promise<grpc.status> {
  const options = new ReadReq.Options().setCount('10').setNoFilter(new Empty());
  options.setUuidOption(new ReadReq.Options.UUIDOption().setString(new Empty()));
  if (streamId)
    options.setStream(new ReadReq.Options.StreamOptions().setStreamIdentifier(named(streamId)).setStart(new Empty()));
  else options.setAll(new ReadReq.Options.AllOptions().setStart(new Empty()));
  return new Promise((resolve) => {
    const call = client.read(new ReadReq().setOptions(options), callerOf(credentials));
    call.on('error', ({ code }: grpc.ServiceError) => resolve(code));
    call.on('end', () => resolve(OK));
    call.resume();
  });
}

function remove(credentials: string | null, streamId: string, kind: 'delete' | 'tombstone'): Promise<grpc.status> {
  const caller = callerOf(credentials);
  const options = new (kind === 'delete' ? DeleteReq : TombstoneReq).Options();
  options.setStreamIdentifier(named(streamId)).setAny(new Empty());
  return new Promise((resolve) => {
    const done = (error: grpc.ServiceError | null) => resolve(error?.code ?? OK);
    if (kind === 'delete') client.delete(new DeleteReq().setOptions(options), caller, done);
    else client.tombstone(new TombstoneReq().setOptions(options), caller, done);
  });
}

it.each([
  ['nobody', null, PERMISSION_DENIED],
  ['an unknown user', 'stranger:p', UNAUTHENTICATED],
  ['a wrong password', 'shop:q', UNAUTHENTICATED],
  ['a user', shop, OK],
  ['an administrator', admin, OK],
])('responds to an append and a read of %s', async (_who, credentials, status) => {
  expect(await append(credentials, 'facts-1')).toBe(status);
  expect(await read(credentials, 'facts-1')).toBe(status);
  expect(server.log.readable('facts-1')).toHaveLength(status === OK ? 1 : 0);
});

it('keeps system streams for administrators', async () => {
  expect(await append(shop, '$$$all')).toBe(PERMISSION_DENIED);
  expect(await read(shop, '$$$all')).toBe(PERMISSION_DENIED);
  expect(await append(admin, '$$$all')).toBe(OK);
});

it.each(['delete', 'tombstone'] as const)('checks the caller of a %s', async (kind) => {
  await append(shop, 'facts-1');
  expect(await remove(null, 'facts-1', kind)).toBe(PERMISSION_DENIED);
  expect(await remove('shop:q', 'facts-1', kind)).toBe(UNAUTHENTICATED);
  expect(server.log.readable('facts-1')).toHaveLength(1);
  expect(await remove(shop, 'facts-1', kind)).toBe(OK);
  await append(admin, '$facts');
  expect(await remove(shop, '$facts', kind)).toBe(PERMISSION_DENIED);
});

it('lets a user read all events as soon as the metadata name it', async () => {
  expect(await read(shop, null)).toBe(PERMISSION_DENIED);
  expect(await read(admin, null)).toBe(OK);
  await append(admin, '$$$all', JSON.stringify({ $acl: { $r: ['$admins', 'shop'] } }));
  expect(await read(shop, null)).toBe(OK);
  expect(await read(null, null)).toBe(PERMISSION_DENIED);
});
