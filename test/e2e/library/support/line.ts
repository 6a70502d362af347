import { connect, createServer, type Socket } from 'node:net';

/** Bytes that pass before the connection stalls. */
const LITTLE = 48 * 1024;

/** A proxy that can stall, drop and restore the connection. */
export interface Line {
  readonly url: string;
  readonly hold: () => void;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly end: () => Promise<void>;
}

export const lineTo = async (server: string): Promise<Line> => {
  let state: 'whole' | 'held' | 'cut' = 'whole';
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(server).port), 'localhost');
    let passed = 0;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.on('data', (chunk) => {
      // An answer ends the request.
      passed = 0;
      near.write(chunk);
    });
    near.on('data', (chunk) => {
      passed += chunk.length;
      far.write(chunk);
      if (state === 'held' && passed > LITTLE) near.pause();
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, resolve);
  });
  const address = proxy.address();
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${String(typeof address === 'object' && address !== null ? address.port : 0)}`,
    hold: () => {
      state = 'held';
    },
    cut: () => {
      state = 'cut';
      drop();
    },
    mend: () => {
      state = 'whole';
    },
    end: async () => {
      drop();
      await new Promise<void>((resolve) => {
        proxy.close(() => {
          resolve();
        });
      });
    },
  };
};
