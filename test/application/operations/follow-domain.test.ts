import { taskEither } from 'fp-ts';
import type { Announcer } from '../../../src/application/shared/announcer';
import { followDomain } from '../../../src/application/operations/follow-domain';
import type { Answer } from '../../../src/application/shared/ports/call';

const follow = async (link: Answer<string>) => {
  const [opened, reported, said]: [string[], string[], unknown[]] = [[], [], []];
  const announcer: Announcer = {
    failure: (failure) => {
      said.push(failure);
    },
    say: () => undefined,
    keepSaying: () => undefined,
    sayAll: () => undefined,
  };
  await followDomain(
    { linkOf: () => link },
    {
      open: (address) => {
        opened.push(address);
      },
    },
    {
      report: (message) => {
        reported.push(message);
      },
    },
    announcer,
  )('7');
  return { opened, reported, said };
};

describe('a domain that is pressed (R-OPS-03)', () => {
  test('opens where it leads to', async () => {
    expect(await follow(taskEither.right('https://zilvermeeuw.example/'))).toEqual({
      opened: ['https://zilvermeeuw.example/'],
      reported: [],
      said: [],
    });
  });

  test.each(['javascript:alert(1)', 'zilvermeeuw.example', '/dns', ''])('does not open %p', async (link) => {
    expect(await follow(taskEither.right(link))).toEqual({
      opened: [],
      reported: ['The link of domain 7 could not be opened: Malformed'],
      said: [{ kind: 'Malformed', path: 'domain.url' }],
    });
  });

  test('a refusal is logged, and said', async () => {
    expect(await follow(taskEither.left({ kind: 'NotFound' }))).toEqual({
      opened: [],
      reported: ['The link of domain 7 could not be opened: NotFound'],
      said: [{ kind: 'NotFound' }],
    });
  });
});
