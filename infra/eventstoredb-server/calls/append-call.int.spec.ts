import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as grpc from '@grpc/grpc-js';
import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { EventStoreDbServer } from '../eventstoredb-server.js';

const options = (streamId: string) =>
  new AppendReq().setOptions(
    new AppendReq.Options()
      .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(streamId)))
      .setNoStream(new Empty()),
  );

const event = () => {
  const message = new AppendReq.ProposedMessage().setId(new UUID().setString(randomUUID())).setData(Buffer.from('{}'));
  message.getMetadataMap().set('type', 'FactStated');
  message.getMetadataMap().set('content-type', 'application/json');
  return new AppendReq().setProposedMessage(message);
};

it('stores nothing of an append that is cancelled half way', async () => {
  const server = await EventStoreDbServer.start();
  const { host } = new URL(server.connectionString.replace('esdb', 'http'));
  const client = new StreamsClient(host, grpc.credentials.createInsecure());
  try {
    for (let round = 0; round < 20; round++) {
      const streamId = `facts-${round}`;
      const ended = await new Promise<grpc.ServiceError | null>((resolve) => {
        const call = client.append((error) => resolve(error));
        call.write(options(streamId));
        call.write(event(), () => setTimeout(() => call.cancel(), 10));
      });
      expect(ended).toMatchObject({ code: grpc.status.CANCELLED });
      await sleep(30); // long enough for a wrong append to be stored
      expect(server.log.readable(streamId)).toEqual([]);
    }
  } finally {
    client.close();
    server.goAway();
  }
});
