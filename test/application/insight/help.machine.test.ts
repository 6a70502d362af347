import { either, taskEither } from 'fp-ts';
import { helpMachine } from '../../../src/application/insight/help.machine';
import { loadHelpWith, type FoundHelp } from '../../../src/application/insight/load-help';
import type { Help } from '../../../src/application/insight/ports/help.port';
import type { HelpAddress, HelpSection } from '../../../src/domain/insight/help';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const missing: Failure = { kind: 'NotFound' };
const address: HelpAddress = { type: 'people', module: 'users' };
const sections: readonly HelpSection[] = [
  {
    address: { type: 'people', module: null },
    title: 'People',
    intro: '',
    icon: '',
    pages: [{ address, title: 'Users', intro: '', icon: '' }],
  },
];
const page = { title: 'Users', intro: '', body: '<p>x</p>' };
const found: Outcome<FoundHelp> = either.right({ sections, address, page });

describe('help, every event in every state', () => {
  const steps = walk(helpMachine, {
    input: { wish: { kind: 'contents' } },
    events: {
      found: done('0.help.loading', found),
      cut: done('0.help.loading', either.left(cut)),
      retry: { type: 'retry.requested' },
    },
    remember: ({ wish, found: now, failure }) => [wish.kind, now !== null, failure?.kind],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(helpMachine));
  });

  test('a failure can be tried again', () => {
    expect(tableOf(steps)).toEqual({
      loading: { found: 'shown', cut: 'failed' },
      shown: {},
      failed: { retry: 'loading' },
    });
  });
});

describe('looking up', () => {
  const help = (answers: {
    readonly contents?: Failure;
    readonly page?: Failure;
  }): { readonly asked: HelpAddress[]; readonly port: Help } => {
    const asked: HelpAddress[] = [];
    return {
      asked,
      port: {
        contents: () =>
          answers.contents === undefined ? taskEither.right(sections) : taskEither.left(answers.contents),
        page: (wanted) => {
          asked.push(wanted);
          return answers.page === undefined ? taskEither.right(page) : taskEither.left(answers.page);
        },
      },
    };
  };

  it('asks for the page of a key once the contents tell where it stands', async () => {
    const { asked, port } = help({});
    expect(await loadHelpWith(port)({ kind: 'key', key: 'users' }, {})).toEqual(found);
    expect(asked).toEqual([address]);
  });

  it('asks for no page where there is none', async () => {
    const { asked, port } = help({});
    expect(await loadHelpWith(port)({ kind: 'key', key: 'coupon' }, {})).toEqual(
      either.right({ sections, address: null, page: null }),
    );
    expect(await loadHelpWith(port)({ kind: 'contents' }, {})).toEqual(
      either.right({ sections, address: null, page: null }),
    );
    expect(asked).toEqual([]);
  });

  it('steps back quietly where an API offers no help', async () => {
    const { port } = help({ contents: missing, page: missing });
    expect(await loadHelpWith(port)({ kind: 'key', key: 'users' }, {})).toEqual(
      either.right({ sections: [], address: null, page: null }),
    );
    expect(await loadHelpWith(port)({ kind: 'address', address }, {})).toEqual(
      either.right({ sections: [], address, page: null }),
    );
  });

  it.each([{ contents: cut }, { page: cut }])('does not hide that the line is cut: %j', async (answers) => {
    expect(await loadHelpWith(help(answers).port)({ kind: 'address', address }, {})).toEqual(either.left(cut));
  });
});
