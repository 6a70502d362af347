import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from '../database/errors';

export const PORT_IN_USE = 'The port is in use. Stop the other program or set PORT to another number.';

/** Tries a port, so that a start fails before it builds or writes anything. @throws when it is in use */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (failure) {
    throw codeOf(failure) === 'EADDRINUSE' ? new Error(PORT_IN_USE) : failure;
  }
  probe.close();
  await once(probe, 'close');
};
