/** A Fastify without anything else, which sends one file as Brotli: `bare-fastify.mjs <file> <port>`. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file, port] = process.argv.slice(2);
const body = readFileSync(file);
const server = fastify();
server.get('/', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').header('content-encoding', 'br').send(body),
);
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.send('ready');
process.once('disconnect', () => process.exit());
