import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from '../database/errors';

export const PORT_IN_USE = 'The port is in use. Stop the other program or set PORT to another number.';

/**
 * Checks that the port is free before the start builds or writes anything. @throws an error that says what to change
 */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'EADDRINUSE') throw new Error(PORT_IN_USE);
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(String(code)))
      throw new Error(`HOST must be a name or an IP address of this computer, not "${host}".`);
    throw failure;
  }
  probe.close();
  await once(probe, 'close');
};
