import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The reply to RCPT TO; any reply but 250 refuses the mail. */
type Answer = '250 OK' | '451 Later' | '550 No such user';

export class TinySmtpServer {
  readonly accepted: string[] = [];
  readonly refused: string[] = [];
  answer: Answer = '250 OK';
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {
    server.on('connection', (socket) => this.talk(socket));
  }

  static async listen(port = 0): Promise<TinySmtpServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new TinySmtpServer(server, (server.address() as AddressInfo).port);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    let waiting = '';
    let message: string | null = null;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      waiting += chunk;
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (message === null) message = this.obey(line, say, socket);
        else if (line !== '.') message += `${line}\n`;
        else {
          this.accepted.push(message);
          message = null;
          say('250 Taken');
        }
      }
    });
    say('220 tiny');
  }

  private obey(line: string, say: (line: string) => void, socket: Socket): string | null {
    if (line.startsWith('RCPT')) {
      if (this.answer !== '250 OK') this.refused.push(line);
      say(this.answer);
    } else if (line === 'DATA') {
      say('354 Go on');
      return '';
    } else if (line === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say('250 OK');
    return null;
  }
}
