/**
 * A process behind the proxy: `/readyz` has the status of `state`, and `/seen` lists what other requests it received.
 */
import { createServer } from 'node:http';

let status = 200;
const seen = [];
const server = createServer((request, response) => {
  const { url, method, headers, rawHeaders } = request;
  if (url === '/readyz') return response.writeHead(status).end();
  if (url === '/seen') return response.end(JSON.stringify(seen.splice(0)));
  const state = /^\/state\/(\d+)$/.exec(url);
  if (state) return response.end(String((status = Number(state[1]))));
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({
      method,
      url,
      headers,
      names: rawHeaders.filter((_, at) => at % 2 === 0),
      body: `${Buffer.concat(chunks)}`,
    });
    if (url === '/api/dies') return request.socket.destroy();
    response.end(String(server.address().port));
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
