import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { paletteSearchOf, wirePalette } from '../../../src/application/session/palette';
import type { Contexts } from '../../../src/application/shared/contexts';
import { searchOf, wireSearch, type SearchSource } from '../../../src/application/shared/search-source';
import type { Token } from '../../../src/application/shared/token';
import { fullName, users } from '../../../src/domain/access/user';
import { SU } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

const inUsers = (term: string) => [{ module: 'users', term }];

const aPalette = async (change: Partial<SearchSource> = {}) => {
  const tab = await aTab(SU);
  tab.session.start();
  await tab.until('signedIn');
  const source: SearchSource = { ...wireSearch(users, fullName)(tab.backend.users), ...change };
  const loaded: string[] = [];
  const contexts: Contexts = {
    load: () => Promise.resolve(),
    service: <Service>(name: string, service: Token<Service>) => {
      loaded.push(name);
      // The other modules are searched too, without results.
      const found: SearchSource =
        service === searchOf(users) ? source : { module: 'another', search: () => taskEither.right([]) };
      return Promise.resolve(found as Service); // The palette requests only searches.
    },
  };
  return { loaded, palette: paletteSearchOf(contexts) };
};

describe('the search of the palette (R-SES-23)', () => {
  test('finds records by the general search of their module, with their addresses', async () => {
    const { palette } = await aPalette();
    expect(await palette.search(inUsers('thompson'), {})).toEqual({
      hits: [{ module: 'users', path: '/users/3', title: 'Rhea Thompson' }],
      failed: [],
    });
    expect((await palette.search(inUsers('zoe'), {})).hits.map(({ title }) => title)).toEqual(['Zoë Claes']);
  });

  test('loads the contexts of the modules that are asked, and no others', async () => {
    const { palette, loaded } = await aPalette();
    await palette.search([{ module: 'blog', term: 'zoe' }, ...inUsers('zoe')], {});
    expect(loaded).toEqual(['content', 'access']);
  });

  test('names a module that gave no answer', async () => {
    const { palette } = await aPalette({
      search: () => () => Promise.resolve({ _tag: 'Left', left: { kind: 'Unreachable', reason: 'slow' } }),
    });
    expect(await palette.search(inUsers('zoe'), {})).toEqual({ hits: [], failed: ['users'] });
  });

  test('an address holds any identity', async () => {
    const { palette } = await aPalette({
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
    expect((await palette.search(inUsers('ab'), {})).hits).toEqual([
      { module: 'users', path: '/users/a%2Fb%3F', title: 'A B' },
    ]);
  });

  test('runs in the palette', async () => {
    const { palette } = await aPalette();
    const actor = createActor(wirePalette(palette, () => Promise.resolve(() => ''))).start();
    actor.send({ type: 'term.changed', term: 'rhea', queriesOf: () => inUsers('rhea') });
    const { context } = await waitFor(actor, ({ value, context: { hits } }) => value === 'idle' && hits.length > 0);
    expect(context.hits).toEqual([{ module: 'users', path: '/users/3', title: 'Rhea Thompson' }]);
  });
});
