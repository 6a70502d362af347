import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { DraftsDatabase } from '../../../src/adapters/storage/shared/drafts-database';
import { ClosingDrafts } from '../../../src/adapters/storage/shared/closing-drafts';
import { draftsStorage } from '../../../src/adapters/storage/shared/drafts.storage';
import { TestArea } from '../../contract/support/areas';
import { aDraft, aKey } from '../../contract/shared/drafts.contract';
import { answered, refusal } from '../../contract/support/answered';

globalThis.IDBKeyRange = IDBKeyRange;

const NAME = 'kantoor.drafts';

const opened = (factory: IDBFactory, version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(NAME, version);
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error(request.error?.message));
    };
  });

const put = async (factory: IDBFactory, place: readonly IDBValidKey[], value: unknown): Promise<void> => {
  const database = await opened(factory);
  await new Promise<void>((resolve) => {
    const transaction = database.transaction('drafts', 'readwrite');
    transaction.objectStore('drafts').put(value, [...place]);
    transaction.oncomplete = () => {
      resolve();
    };
  });
  database.close();
};

const countKept = async (factory: IDBFactory): Promise<number> => {
  const database = await opened(factory);
  const count = await new Promise<number>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').count();
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
  database.close();
  return count;
};

const aBrowser = () => {
  const factory = new IDBFactory();
  const area = new TestArea();
  const window = new EventTarget();
  let asked = 0;
  let pages = 0;
  const names = new Set<string>();
  const tabs = {
    share: (name: string) => {
      names.add(name);
      return () => void names.delete(name);
    },
    isHeld: (name: string) => Promise.resolve(names.has(name)),
  };
  const page = (
    database = new DraftsDatabase(() => {
      asked += 1;
      return factory;
    }),
  ) => {
    pages += 1;
    return draftsStorage(
      database,
      new ClosingDrafts(new BrowserStorage(() => area), window),
      `page ${String(pages)}`,
      () => 'key',
      tabs,
    );
  };
  return {
    factory,
    area,
    page,
    timesAsked: () => asked,
    tell: (event: string) => {
      window.dispatchEvent(new Event(event));
    },
  };
};

// Rule R-SHR-09.
it('a draft outlives the page', async () => {
  const { page } = aBrowser();
  await answered(page().keep(aKey(), aDraft()));
  expect(await answered(page().find(aKey()))).toEqual(aDraft());
});

it('is kept when the answer comes, not later', async () => {
  const { factory, page } = aBrowser();
  await answered(page().keep(aKey(), aDraft()));
  expect(await countKept(factory)).toBe(1);
});

describe('two pages on one record', () => {
  it('keep their work apart, and the newest is found', async () => {
    const { page } = aBrowser();
    const [first, second] = [page(), page()];
    await answered(first.keep(aKey(), aDraft({ at: 1 })));
    await answered(second.keep(aKey(), aDraft({ at: 2 })));
    expect(await answered(page().find(aKey()))).toEqual(aDraft({ at: 2 }));
    // Saving the draft again keeps its original time.
    await answered(first.keep(aKey(), aDraft({ at: 1 })));
    expect(await answered(page().find(aKey()))).toEqual(aDraft({ at: 2 }));
  });

  it('a save in one leaves what the other has typed', async () => {
    const { page } = aBrowser();
    const [first, second] = [page(), page()];
    expect(await answered(first.find(aKey()))).toBeNull();
    await answered(second.keep(aKey(), aDraft({ at: 2 })));
    await answered(first.keep(aKey(), aDraft({ at: 3 })));
    await answered(first.drop(aKey()));
    expect(await answered(page().find(aKey()))).toEqual(aDraft({ at: 2 }));
  });

  it('work that was taken over from a page that is gone goes with its save', async () => {
    const { factory, page } = aBrowser();
    await answered(page().keep(aKey(), aDraft({ at: 1 })));
    const later = page();
    await answered(later.find(aKey()));
    await answered(later.keep(aKey(), aDraft({ at: 2 })));
    await answered(later.drop(aKey()));
    expect(await countKept(factory)).toBe(0);
  });

  it('work that was taken over is gone once the save has dropped it, however late its last keeping ends', async () => {
    const { page } = aBrowser();
    await answered(page().keep(aKey(), aDraft({ at: 1 })));
    const later = page();
    await answered(later.find(aKey()));
    const keeping = answered(later.keep(aKey(), aDraft({ at: 2 })));
    await answered(later.drop(aKey()));
    expect(await answered(later.find(aKey()))).toBeNull();
    await keeping;
    expect(await answered(later.find(aKey()))).toBeNull();
  });

  it('work that was typed on in its own page since it was found does not go with what was found', async () => {
    const { page } = aBrowser();
    const [first, second] = [page(), page()];
    await answered(first.keep(aKey(), aDraft({ at: 1 })));
    await answered(second.find(aKey()));
    await answered(first.keep(aKey(), aDraft({ at: 2 })));
    await answered(second.keep(aKey(), aDraft({ at: 3 })));
    await answered(second.drop(aKey()));
    expect(await answered(page().find(aKey()))).toEqual(aDraft({ at: 2 }));
  });

  it('work that is taken over again and again, page after page, leaves nothing behind', async () => {
    const { factory, page } = aBrowser();
    await answered(page().keep(aKey(), aDraft({ at: 1 })));
    for (const at of [2, 3, 4]) {
      const next = page();
      await answered(next.find(aKey()));
      await answered(next.keep(aKey(), aDraft({ at })));
      expect(await countKept(factory)).toBe(1);
    }
    const last = page();
    await answered(last.find(aKey()));
    await answered(last.drop(aKey()));
    expect(await countKept(factory)).toBe(0);
  });

  it('a draft that another page holds is neither found nor dropped', async () => {
    const { page } = aBrowser();
    const [first, second] = [page(), page()];
    const key = aKey({ id: null });
    const release = first.hideFromOtherTabs(key);
    await answered(first.keep(key, aDraft({ at: 1 })));
    expect([await answered(first.find(key)), await answered(second.find(key))]).toEqual([aDraft({ at: 1 }), null]);
    await answered(second.drop(key));
    release();
    expect(await answered(second.find(key))).toEqual(aDraft({ at: 1 }));
  });

  it('a draft of a page that is gone, set aside here, outlives what is kept and dropped here', async () => {
    const { page } = aBrowser();
    const key = aKey({ id: null });
    await answered(page().keep(key, aDraft({ at: 1 })));
    const later = page();
    await answered(later.find(key));
    await answered(later.setAside(key));
    await answered(later.keep(key, aDraft({ at: 2 })));
    await answered(later.drop(key));
    expect(await answered(page().find(key))).toEqual(aDraft({ at: 1 }));
  });

  it('two new records lie beside each other', async () => {
    const { factory, page } = aBrowser();
    await answered(page().keep(aKey({ id: null }), aDraft({ at: 1 })));
    await answered(page().keep(aKey({ id: null }), aDraft({ at: 2 })));
    expect(await countKept(factory)).toBe(2);
  });
});

it('many calls share one connection', async () => {
  const { page, timesAsked } = aBrowser();
  const drafts = page();
  await Promise.all([1, 2, 3, 4].map((at) => answered(drafts.keep(aKey({ id: String(at) }), aDraft({ at })))));
  await answered(drafts.find(aKey({ id: '3' })));
  expect(timesAsked()).toBe(1);
});

it.each([
  ['of another format', { format: 0, person: '1', draft: aDraft() }, 'Tessa'],
  [
    'without a base',
    { format: 1, person: '1', draft: { mine: { firstname: 'Tessa' }, version: null, at: 1 } },
    'Tessa',
  ],
  ['that is a text', 'Tessa', 'Tessa'],
  ['that JSON does not know', { name: 'Tessa', size: 12n }, '[object Object]'],
])('a draft %s is told of and stays until it is thrown away (R-SHR-29)', async (_, value, said) => {
  const { factory, page } = aBrowser();
  await answered(page().find(aKey()));
  await put(factory, ['1', 'users', '15', ['an older page']], value);
  const drafts = page();
  // Jest's matchers are untyped.
  expect(await answered(drafts.find(aKey()))).toEqual({ unreadable: expect.stringContaining(said) as string });
  expect(await countKept(factory)).toBe(1);
  await answered(drafts.drop(aKey()));
  expect(await countKept(factory)).toBe(0);
});

it('work that can be gone on with comes before what cannot be read, and leaves it there', async () => {
  const { factory, page } = aBrowser();
  await answered(page().keep(aKey(), aDraft()));
  await put(factory, ['1', 'users', '15', ['z']], 'Tessa');
  const drafts = page();
  expect(await answered(drafts.find(aKey()))).toEqual(aDraft());
  await answered(drafts.drop(aKey()));
  expect(await answered(page().find(aKey()))).toEqual({ unreadable: '"Tessa"' });
});

it('a draft that says that it is of another person is never given', async () => {
  const { factory, page } = aBrowser();
  await answered(page().find(aKey()));
  await put(factory, ['1', 'users', '15', ['an older page']], { format: 1, person: '2', draft: aDraft() });
  expect(await answered(page().find(aKey()))).toBeNull();
});

it('a newer console in another tab is let through, and the draft is held for this visit', async () => {
  const { factory, page } = aBrowser();
  const drafts = page();
  await answered(drafts.keep(aKey({ id: '1' }), aDraft()));
  const newer = await opened(factory, 2);
  await answered(drafts.keep(aKey({ id: '2' }), aDraft()));
  expect(await answered(drafts.find(aKey({ id: '2' })))).toEqual(aDraft());
  newer.close();
});

it('an older console that will not let go does not make anybody wait', async () => {
  const { factory, page } = aBrowser();
  await answered(page().keep(aKey(), aDraft({ at: 1 })));
  const holder = await opened(factory);
  const drafts = page(new DraftsDatabase(() => factory, 2));
  await answered(drafts.keep(aKey(), aDraft({ at: 2 })));
  expect(await answered(drafts.find(aKey()))).toEqual(aDraft({ at: 2 }));
  holder.close();
  (await opened(factory, 2)).close();
  await answered(drafts.keep(aKey(), aDraft({ at: 3 })));
  expect(await answered(page(new DraftsDatabase(() => factory, 2)).find(aKey()))).toEqual(aDraft({ at: 3 }));
});

it('a connection that was closed is opened again', async () => {
  const { factory, page } = aBrowser();
  const drafts = page();
  await answered(drafts.keep(aKey(), aDraft()));
  await new Promise<void>((resolve) => {
    factory.deleteDatabase(NAME).onsuccess = () => {
      resolve();
    };
  });
  expect(await answered(drafts.find(aKey()))).toBeNull();
  await answered(drafts.keep(aKey(), aDraft()));
  expect(await countKept(factory)).toBe(1);
});

it('a full disk is told, and the work is held for this visit', async () => {
  const { page } = aBrowser();
  const drafts = page();
  await answered(drafts.find(aKey()));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await refusal(drafts.keep(aKey(), aDraft()))).toEqual({ kind: 'TooLarge' });
  expect(await answered(drafts.find(aKey()))).toEqual(aDraft());
  jest.restoreAllMocks();
  await answered(drafts.keep(aKey(), aDraft({ at: 2 })));
  expect(await answered(page().find(aKey()))).toEqual(aDraft({ at: 2 }));
});

it('a later draft is found while it is on its way, and held when only an earlier one was kept', async () => {
  const answers: ((isKept: boolean) => void)[] = [];
  jest.spyOn(DraftsDatabase.prototype, 'put').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const drafts = aBrowser().page();
  const earlier = drafts.keep(aKey(), aDraft({ at: 1 }))();
  const later = drafts.keep(aKey(), aDraft({ at: 2 }))();
  answers[0]?.(true);
  await earlier;
  expect(await answered(drafts.find(aKey()))).toEqual(aDraft({ at: 2 }));
  answers[1]?.(false);
  await later;
  expect(await answered(drafts.find(aKey()))).toEqual(aDraft({ at: 2 }));
});

it('what cannot be copied is refused and never thrown', async () => {
  const drafts = aBrowser().page();
  expect(await refusal(drafts.keep(aKey(), aDraft({ mine: { firstname: () => 'a function' } })))).toEqual({
    kind: 'Unreachable',
    reason: 'cut',
  });
});

describe('a page that closes before the database has its work', () => {
  /** It has begun the write when the page goes, and never ends it. */
  class DeafDatabase extends DraftsDatabase {
    override put(): Promise<boolean> {
      return new Promise(() => undefined);
    }
  }
  const dying = ({ factory, page }: ReturnType<typeof aBrowser>) => page(new DeafDatabase(() => factory));

  it.each(['beforeunload', 'pagehide', 'visibilitychange'])(
    'told by %s, leaves it where the next one finds it',
    async (event) => {
      const browser = aBrowser();
      void dying(browser).keep(aKey(), aDraft())();
      browser.tell(event);
      expect(await answered(browser.page().find(aKey()))).toEqual(aDraft());
      expect(await answered(browser.page().find(aKey({ id: '1' })))).toBeNull();
      expect(await answered(browser.page().find(aKey({ person: '2' })))).toBeNull();
    },
  );

  it('leaves what is flushed after it was told as well', async () => {
    const browser = aBrowser();
    const drafts = dying(browser);
    browser.tell('pagehide');
    void drafts.keep(aKey({ id: null }), aDraft())();
    expect(await answered(browser.page().find(aKey({ id: null })))).toEqual(aDraft());
  });

  it('leaves nothing beside the database while it stays', () => {
    const browser = aBrowser();
    void dying(browser).keep(aKey(), aDraft())();
    expect(browser.area.kept.size).toBe(0);
  });

  it('what it left comes before what is older, and goes with the save that it became part of', async () => {
    const browser = aBrowser();
    const { area, factory, page } = browser;
    await answered(page().keep(aKey(), aDraft({ at: 1 })));
    void dying(browser).keep(aKey(), aDraft({ at: 2 }))();
    browser.tell('beforeunload');
    const next = page();
    expect(await answered(next.find(aKey()))).toEqual(aDraft({ at: 2 }));
    await answered(next.drop(aKey()));
    expect(area.kept.size).toBe(0);
    expect(await countKept(factory)).toBe(1);
  });

  it('but stays open after all, leaves nothing once the database has it', async () => {
    const { area, page, tell } = aBrowser();
    const drafts = page();
    const kept = answered(drafts.keep(aKey(), aDraft()));
    tell('beforeunload');
    expect(area.kept.size).toBe(1);
    await kept;
    expect(area.kept.size).toBe(0);
  });
});
