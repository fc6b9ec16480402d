import { connect, createServer, type Socket } from 'node:net';

/** A line to the server that can be cut, and held up, at will. */
export interface Line {
  readonly port: number;
  /** Cuts every connection there is; new ones are let through. */
  cut(): void;
  /** Bytes from the server are swallowed: a line that is dead and does not know it. */
  deafen(deaf: boolean): void;
  close(): void;
}

export async function proxyTo(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let deaf = false;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (!deaf) client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    deafen(now) {
      deaf = now;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
