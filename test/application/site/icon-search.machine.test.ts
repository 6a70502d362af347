import { either } from 'fp-ts';
import { iconSearchMachine } from '../../../src/application/site/icon-search.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import { after, done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

describe('a search for icons (R-NAV-07), every event in every state', () => {
  const steps = walk(iconSearchMachine, {
    input: { text: 'wrench' },
    events: {
      'two letters': { type: 'text.changed', text: 'mdi:wr' },
      'one letter': { type: 'text.changed', text: 'mdi:w' },
      'rest': after('rest', 'icon-search.waiting'),
      'came': done('0.icon-search.asking', either.right([{ name: 'wrench', path: 'M0 0' }])),
      'no such call': done('0.icon-search.asking', either.left<Failure>({ kind: 'NotFound' })),
      'did not come': done('0.icon-search.asking', either.left<Failure>({ kind: 'Unreachable', reason: 'cut' })),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ text, icons }) => [text, icons.length],
  });

  test('goes where it may; an API without icons is not asked again', () => {
    expect(reached(steps)).toEqual(restingStates(iconSearchMachine).filter((state) => state !== 'begun'));
    const typing = { 'two letters': 'waiting', 'one letter': 'idle' };
    expect(tableOf(steps)).toMatchObject({
      waiting: { 'one letter': 'idle', 'rest': 'asking' },
      asking: { ...typing, 'came': 'shown', 'no such call': 'missing', 'did not come': 'failed' },
      shown: typing,
      failed: { ...typing, retry: 'asking' },
    });
    expect(tableOf(steps)['missing'] ?? {}).not.toMatchObject({ 'two letters': 'waiting' });
  });
});
