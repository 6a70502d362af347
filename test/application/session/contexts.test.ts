/** @jest-environment jsdom */
import { httpWorld } from '../../../src/adapters/http/http.module';
import { memoryContexts } from '../../../src/adapters/memory/memory-contexts';
import { memoryWorld } from '../../../src/adapters/memory/memory.module';
import { Library } from '../../../src/application/library/ports/library.port';
import { UploadsActor } from '../../../src/application/library/uploads.machine';
import { ImageEditorMachine } from '../../../src/application/library/wire-image-editor';
import { WiredLibrary } from '../../../src/application/library/wire-library';
import { NoticesActor } from '../../../src/application/shared/notices.service';
import { Notices } from '../../../src/application/shared/notices.machine';
import { SessionActor } from '../../../src/application/session/session.service';
import { Contexts } from '../../../src/application/shared/contexts';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { overviewOf } from '../../../src/application/shared/wire-overview';
import { recordOf } from '../../../src/application/shared/record/wire-record';
import { searchOf } from '../../../src/application/shared/search-source';
import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { createContainer } from '../../../src/container';
import { users } from '../../../src/domain/access/user';
import { LASTING } from '../../../src/domain/shared/notice';

beforeEach(() => {
  localStorage.clear();
});

/** The memory world, whose contexts fail to load this many times. */
const aWorld = (failures = 0) => {
  const world = { loads: 0, failures };
  const access = () => {
    world.loads += 1;
    if (world.loads <= world.failures) return Promise.reject(new Error('The chunk did not load'));
    return memoryContexts.access();
  };
  const container = createContainer({
    base: memoryWorld.base,
    shell: memoryWorld.shell,
    contexts: () => Promise.resolve({ ...memoryContexts, access }),
  });
  return { world, container, contexts: container.get<Contexts>(Contexts) };
};

describe('what the shell shares', () => {
  test('comes with the first context, once', async () => {
    const { container, contexts } = aWorld();
    expect(container.isBound(Drafts)).toBe(false);
    await Promise.all([contexts.load('access'), contexts.load('shell')]);
    await contexts.load('insight');
    expect(container.getAll(Drafts)).toHaveLength(1);
  });
});

describe('a context', () => {
  test('is not there before it is loaded', () => {
    const { container, world } = aWorld();
    expect([container.isBound(gatewayOf(users)), container.isBound(overviewOf(users)), world.loads]).toEqual([
      false,
      false,
      0,
    ]);
  });

  test('is loaded once, however many ask for it at the same time', async () => {
    const { container, contexts, world } = aWorld();
    await Promise.all([contexts.load('access'), contexts.load('access'), contexts.service('access', searchOf(users))]);
    await contexts.load('access');
    expect(world.loads).toBe(1);
    for (const service of [gatewayOf(users), overviewOf(users), searchOf(users)])
      expect(container.get(service)).toBeDefined();
  });

  test('has its forms after its lists, where they are apart', async () => {
    const { container, contexts, world } = aWorld();
    await contexts.load('access');
    expect(container.isBound(recordOf(users))).toBe(false);
    await Promise.all([contexts.load('access-forms'), contexts.load('access-forms')]);
    expect([world.loads, container.getAll(recordOf(users)).length]).toEqual([1, 1]);
  });

  test('comes with its forms', async () => {
    const { container, contexts } = aWorld();
    await contexts.load('access-forms');
    for (const service of [overviewOf(users), recordOf(users)]) expect(container.get(service)).toBeDefined();
  });

  test('gives a service of its own, after it was loaded', async () => {
    const { contexts } = aWorld();
    expect((await contexts.service('access', searchOf(users))).module).toBe('users');
  });

  test('that did not load is tried again when somebody asks again', async () => {
    const { contexts, world } = aWorld(2);
    const both = await Promise.allSettled([contexts.load('access'), contexts.load('access')]);
    expect([both.map(({ status }) => status), world.loads]).toEqual([['rejected', 'rejected'], 1]);
    await expect(contexts.service('access', searchOf(users))).rejects.toThrow('The chunk did not load');
    await contexts.load('access');
    expect([world.loads, (await contexts.service('access', searchOf(users))).module]).toEqual([3, 'users']);
  });
});

test.each([
  ['HTTP', httpWorld],
  ['memory', memoryWorld],
])('the library has all its parts over %s', async (_, world) => {
  const container = createContainer(world);
  await container.get<Contexts>(Contexts).service('library', Library);
  for (const service of [Library, WiredLibrary, UploadsActor, ImageEditorMachine])
    expect(container.get(service)).toEqual(expect.any(Object));
});

test('a page has one session and one list of messages, whoever asks', () => {
  const { container } = aWorld();
  expect(container.get(SessionActor)).toBe(container.get(SessionActor));
  container.get<Notices>(Notices).show({ intent: 'info', key: 'shared.notices.copied', duration: LASTING });
  expect(
    container
      .get<NoticesActor>(NoticesActor)
      .getSnapshot()
      .context.shown.map(({ key }) => key),
  ).toEqual(['shared.notices.copied']);
});
