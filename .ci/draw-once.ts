import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SvgResult } from '../server/library/svg';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script><path d="M0 0h9v9z"/></svg>';

/** Starts the process for drawings and gives it one. @returns whether the drawing came back without its script */
export const drawOnce = async (program: string): Promise<boolean> => {
  const child = fork(program, { serialization: 'advanced' });
  try {
    await once(child, 'message');
    child.send(DRAWING);
    const [result] = (await once(child, 'message')) as readonly SvgResult[]; // what our own process sends
    return result !== undefined && 'markup' in result && !result.markup.includes('script');
  } finally {
    child.kill();
  }
};
