import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { paletteSearchOf, wirePalette } from '../../../src/application/session/palette';
import type { Contexts } from '../../../src/application/shared/contexts';
import { searchOf, wireSearch, type SearchSource } from '../../../src/application/shared/search-source';
import type { Token } from '../../../src/application/shared/token';
import { fullName, users } from '../../../src/domain/access/user';
import { EDITOR, READER, SU } from '../../contract/support/office';
import { aTab } from './support/session-office';

const aPalette = async (email: string | null, change: Partial<SearchSource> = {}) => {
  const tab = await aTab(email);
  tab.session.start();
  await tab.until(email === null ? 'signedOut' : 'signedIn');
  const source: SearchSource = { ...wireSearch(users, fullName)(tab.office.users), ...change };
  const loaded: string[] = [];
  const contexts: Contexts = {
    load: () => Promise.resolve(),
    service: <Service>(name: string, service: Token<Service>) => {
      loaded.push(name);
      // The other modules are there, and find nothing.
      const found: SearchSource =
        service === searchOf(users) ? source : { module: 'another', search: () => taskEither.right([]) };
      return Promise.resolve(found as Service); // The palette asks for searches only.
    },
  };
  return { loaded, palette: paletteSearchOf(contexts, tab.session) };
};

describe('the search of the palette (R-SES-07)', () => {
  test('finds records by the general search of their module, with their addresses', async () => {
    const { palette } = await aPalette(SU);
    expect(await palette.search('thompson', {})).toEqual({
      hits: [{ module: 'users', path: '/users/3', title: 'Rhea Thompson' }],
      failed: [],
    });
    expect((await palette.search('zoe', {})).hits.map(({ title }) => title)).toEqual(['Zoë Claes']);
  });

  test('asks the modules that the person may open, with any right of them', async () => {
    const { palette, loaded } = await aPalette(READER);
    expect((await palette.search('zoe', {})).hits).toHaveLength(1);
    expect(loaded).toEqual(['access']);
  });

  test.each<[string, string | null, readonly string[]]>([
    ['whose rights are elsewhere', EDITOR, ['content', 'library']],
    ['who is not there', null, []],
  ])('asks nothing but what is open to somebody %s', async (_, email, contexts) => {
    const { palette, loaded } = await aPalette(email);
    // A context is asked for each of its modules.
    expect([await palette.search('zoe', {}), [...new Set(loaded)]]).toEqual([{ hits: [], failed: [] }, contexts]);
  });

  test('names a module that gave no answer', async () => {
    const { palette } = await aPalette(SU, {
      search: () => () => Promise.resolve({ _tag: 'Left', left: { kind: 'Unreachable', reason: 'slow' } }),
    });
    expect(await palette.search('zoe', {})).toEqual({ hits: [], failed: ['users'] });
  });

  test('an address holds any identity', async () => {
    const { palette } = await aPalette(SU, {
      ...wireSearch(
        users,
        fullName,
      )({
        list: () => () =>
          Promise.resolve({
            _tag: 'Right',
            right: {
              rows: [
                {
                  id: 'a/b?',
                  firstname: 'A',
                  surname: 'B',
                  email: '',
                  avatar: null,
                  active: true,
                  su: false,
                  editable: true,
                  lastLogin: null,
                },
              ],
              total: 1,
              page: 1,
              perPage: 10,
            },
          }),
        get: () => {
          throw new Error('not asked');
        },
        save: () => {
          throw new Error('not asked');
        },
        toggle: () => {
          throw new Error('not asked');
        },
        remove: () => {
          throw new Error('not asked');
        },
        removeOne: () => {
          throw new Error('not asked');
        },
      }),
    });
    expect((await palette.search('ab', {})).hits).toEqual([{ module: 'users', path: '/users/a%2Fb%3F', title: 'A B' }]);
  });

  test('runs in the palette', async () => {
    const { palette } = await aPalette(SU);
    const actor = createActor(wirePalette(palette)).start();
    actor.send({ type: 'term.changed', term: 'rhea' });
    const { context } = await waitFor(actor, ({ value, context: { hits } }) => value === 'idle' && hits.length > 0);
    expect(context.hits).toEqual([{ module: 'users', path: '/users/3', title: 'Rhea Thompson' }]);
  });
});
