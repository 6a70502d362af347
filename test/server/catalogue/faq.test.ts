import { bodyOf, type Browser, type FormValues } from '../support/browser';
import {
  aCategory,
  addCategory,
  aQuestion,
  aTarget,
  categoriesIn,
  categoryIn,
  questionForm,
  questionIn,
  questionsIn,
  refusedIn,
} from '../support/faq';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

// Rule R-CAT-20.
describe('FAQ', () => {
  let testServer: TestServer;
  let su: Browser;
  let target: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    target = await aTarget(su);
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const onOtherWebsite = (...rights: readonly string[]) => signedInAs(testServer, { rights, websites: [2] });

  it('begins with categories, subcategories and questions of a wholesaler in both languages', async () => {
    const reply = await su.get('faq/category');
    const categories = categoriesIn(reply);
    expect(Object.keys(bodyOf<object>(reply))).toEqual(['code', 'categories']);
    expect(categories.map(({ sort_id }) => sort_id)).toEqual(categories.map((_, place) => place + 1));
    expect(categories[1]).toEqual({
      id: 2,
      name: 'Leveren',
      url: 'leveren',
      parent_id: 1,
      online: 1,
      sort_id: 2,
    });
    const questions = questionsIn(await su.get('faq/category/2/question'));
    expect(questions[0]).toMatchObject({
      title: 'Wanneer wordt mijn bestelling geleverd?',
      url: 'wanneer-wordt-mijn-bestelling-geleverd',
      online: 1,
      filterable: 1,
      sort_id: 1,
    });
    const english = await signedInAs(testServer, { rights: ['faq.category.view'], websites: [3] });
    expect(categoriesIn(await english.get('faq/category'))[0]?.['name']).toBe('Orders and delivery');
    expect(categoriesIn(await (await onOtherWebsite('faq.question.view')).get('faq/category'))).toEqual([]);
  });

  it('keeps a category with its metadata, at the end of the list', async () => {
    const before = categoriesIn(await su.get('faq/category')).length;
    const parent = await aCategory(su);
    const reply = await addCategory(su, {
      name: ' Leidingen ',
      url: 'leidingen',
      parent_id: parent,
      meta_seo_title: 'Leidingen en fittingen',
      meta_canonical: '/leidingen',
    });
    const { id } = categoryIn(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/faq/category/${id}`]);
    const read = await su.get(`faq/category/${id}`);
    expect(read.headers.get('etag')).toBe(`"${id}.1"`);
    expect(read.body).toEqual({
      code: 'OK',
      category: {
        id,
        name: 'Leidingen',
        url: 'leidingen',
        parent_id: parent,
        online: 1,
        sort_id: before + 2,
        meta: {
          seo: { title: 'Leidingen en fittingen', description: '' },
          og: { title: '', description: '', image: null },
          canonical: '/leidingen',
        },
      },
    });
    expect(categoryIn(await su.call('PUT', `faq/category/${id}`, { online: 0 }))).toMatchObject({
      name: 'Leidingen',
      online: 0,
    });
  });

  it.each<readonly [string, FormValues, readonly string[]]>([
    ['nothing', { name: '', url: '' }, ['name', 'url']],
    ['what does not fit', { name: 'x'.repeat(201), url: 'No Slug', online: '2' }, ['name', 'online', 'url']],
    ['metadata that is not valid', { meta_canonical: 'javascript:alert(1)' }, ['meta_canonical']],
    ['a parent that does not exist', { parent_id: 2147483647 }, ['parent_id']],
    ['a parent that is no id', { parent_id: 'x' }, ['parent_id']],
    ['a subcategory as the parent', { parent_id: 2 }, ['parent_id']],
    ['a position', { sort_id: 1 }, ['sort_id']],
  ])('refuses a category with %s', async (_what, values, fields) => {
    expect(refusedIn(await addCategory(su, values))).toEqual([400, ...fields]);
  });

  it('keeps categories two levels deep (R-CAT-21)', async () => {
    const [main, other] = [await aCategory(su), await aCategory(su)];
    await aCategory(su, { parent_id: main });
    const below = (id: number, parent: number) => su.call('PUT', `faq/category/${id}`, { parent_id: parent });
    expect(refusedIn(await below(main, main))).toEqual([400, 'parent_id']);
    expect(refusedIn(await below(main, other))).toEqual([400, 'parent_id']);
    expect((await below(other, main)).status).toBe(200);
    expect(categoryIn(await su.call('PUT', `faq/category/${other}`, { parent_id: '' }))['parent_id']).toBeNull();
  });

  it('has each URL once on a website', async () => {
    const [one, other] = [await aCategory(su, { url: 'eens' }), await aCategory(su)];
    const taken = { status: 409, body: { code: 'NOT_UNIQUE', fields: { url: { code: 'URL_IN_USE' } } } };
    expect(await addCategory(su, { url: 'eens' })).toMatchObject(taken);
    expect(await su.call('PUT', `faq/category/${other}`, { url: 'eens' })).toMatchObject(taken);
    await aQuestion(su, one, { url: 'vraag' });
    expect(
      await su.call('POST', `faq/category/${other}/question`, questionForm(target, { url: 'vraag' })),
    ).toMatchObject(taken);
    const elsewhere = await onOtherWebsite('faq.category.add', 'faq.category.edit');
    expect((await addCategory(elsewhere, { url: 'eens' })).status).toBe(201);
  });

  it('deletes a category only when it is empty (R-CAT-25)', async () => {
    const [full, parent] = [await aCategory(su), await aCategory(su)];
    const question = await aQuestion(su, full);
    const child = await aCategory(su, { parent_id: parent });
    const last = await aCategory(su);
    for (const id of [full, parent])
      expect(await su.call('DELETE', `faq/category/${id}`)).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect((await su.call('DELETE', `faq/category/${full}/question/${question}`)).status).toBe(204);
    for (const id of [full, child, parent]) expect((await su.call('DELETE', `faq/category/${id}`)).status).toBe(204);
    const left = categoriesIn(await su.get('faq/category'));
    expect(left.map(({ sort_id }) => sort_id)).toEqual(left.map((_, place) => place + 1));
    expect(left.at(-1)?.id).toBe(last);
  });

  it('keeps a question whole', async () => {
    const category = await aCategory(su);
    const items = bodyOf<{ items: { id: number; code: string; label: string }[] }>(
      await su.get('item?autocomplete=warmtepomp'),
    ).items;
    const products = items.slice(0, 2).reverse();
    const reply = await su.call(
      'POST',
      `faq/category/${category}/question`,
      questionForm(target, {
        title: 'Hoe vul ik bij?',
        url: 'hoe-vul-ik-bij',
        category_id: category,
        product: products.map(({ id }) => id),
        login_contact: 1,
        filterable: 1,
        meta_og_title: 'Bijvullen',
      }),
    );
    const { id } = questionIn(reply);
    const path = `faq/category/${category}/question/${id}`;
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/${path}`]);
    const question = {
      id,
      title: 'Hoe vul ik bij?',
      url: 'hoe-vul-ik-bij',
      content: '<p>An answer.</p>',
      online: 1,
      filterable: 1,
      login_contact: 1,
      login_resource: 0,
      sort_id: 1,
      category: { id: category },
      targets: [target],
      products: products.map(({ id: product, code, label }) => ({ id: product, code, label })),
      meta: {
        seo: { title: '', description: '' },
        og: { title: 'Bijvullen', description: '', image: null },
        canonical: '',
      },
    };
    expect((await su.get(path)).body).toEqual({ code: 'OK', question });
    expect(questionIn(await su.call('PUT', path, { online: 0, product: [] }))).toEqual({
      ...question,
      online: 0,
      products: [],
    });
    expect(questionIn(await su.call('PUT', path, { filterable: 0 }))['filterable']).toBe(0);
  });

  it.each<readonly [string, FormValues, readonly string[]]>([
    [
      'no title, URL, target group or answer',
      { title: ' ', url: '', target: [], content: '<p> </p>' },
      ['content', 'target', 'title', 'url'],
    ],
    ['a target group that does not exist', { target: [2147483647] }, ['target']],
    ['a product that does not exist', { product: [2147483647] }, ['product']],
    ['a flag that is none', { online: 'yes', login_resource: '2' }, ['login_resource', 'online']],
    ['another category than that of the path', { category_id: 1 }, ['category_id']],
    ['too long an answer', { content: `<p>${'x'.repeat(100_001)}</p>` }, ['content']],
    ['a field that is unknown', { whatever: 1 }, ['whatever']],
  ])('refuses a question with %s (R-CAT-22)', async (_what, values, fields) => {
    const category = await aCategory(su);
    const reply = await su.call('POST', `faq/category/${category}/question`, questionForm(target, values));
    expect(refusedIn(reply)).toEqual([400, ...fields]);
  });

  it('sanitises the answer when it is saved (R-CAT-23)', async () => {
    const category = await aCategory(su);
    const id = await aQuestion(su, category, {
      content:
        '<p onclick="alert(1)">Vul <b>bij</b><script>alert(2)</script><a href="javascript:alert(3)">hier</a></p>',
    });
    const { content } = questionIn(await su.get(`faq/category/${category}/question/${id}`));
    expect(content).toBe('<p>Vul <b>bij</b><a>hier</a></p>');
  });

  it('refuses a sort that gives one position twice (R-CAT-24)', async () => {
    const category = await aCategory(su);
    const [first, second] = [await aQuestion(su, category), await aQuestion(su, category)];
    const reply = await su.call('PUT', `faq/category/${category}/sort`, {
      [`question[${first}]`]: 1,
      [`question[${second}]`]: 1,
    });
    expect(refusedIn(reply)).toEqual([400, 'question']);
  });

  it('moves a question to the end of another category (R-CAT-26)', async () => {
    const [from, to] = [await aCategory(su), await aCategory(su)];
    const [first, second] = [await aQuestion(su, from), await aQuestion(su, from)];
    await aQuestion(su, to);
    const reply = await su.call('PUT', `faq/category/${from}/question/${first}`, { category_id: to });
    expect([reply.status, reply.headers.get('location')]).toEqual([200, `api/faq/category/${to}/question/${first}`]);
    expect(questionIn(reply)).toMatchObject({ category: { id: to }, sort_id: 2 });
    expect(questionsIn(await su.get(`faq/category/${from}/question`))).toMatchObject([{ id: second, sort_id: 1 }]);
    expect((await su.get(`faq/category/${from}/question/${first}`)).status).toBe(404);
    const nowhere = await su.call('PUT', `faq/category/${to}/question/${first}`, { category_id: 2147483647 });
    expect(refusedIn(nowhere)).toEqual([400, 'category_id']);
  });

  it('makes a question once per idempotency key', async () => {
    const category = await aCategory(su);
    const form = questionForm(target);
    const post = () =>
      su.call('POST', `faq/category/${category}/question`, form, { 'Idempotency-Key': 'faq-0123456789' });
    const [first, again] = [await post(), await post()];
    expect([again.status, again.headers.get('location')]).toEqual([201, first.headers.get('location')]);
    expect(questionsIn(await su.get(`faq/category/${category}/question`))).toHaveLength(1);
  });

  it('refuses to save or delete another version', async () => {
    const category = await aCategory(su);
    const id = await aQuestion(su, category);
    for (const path of [`faq/category/${category}/question/${id}`, `faq/category/${category}`]) {
      const old = (await su.get(path)).headers.get('etag') ?? '';
      await su.call('PUT', path, { online: 0 }, { 'If-Match': old });
      for (const method of ['PUT', 'DELETE'])
        expect(await su.call(method, path, {}, { 'If-Match': old })).toMatchObject({
          status: 412,
          body: { code: 'CHANGED' },
        });
    }
  });

  it('shows target groups and products to whoever works on the FAQ only', async () => {
    const editor = await signedInAs(testServer, { rights: ['faq.question.edit'] });
    for (const path of ['target', 'item?autocomplete=warm']) expect((await editor.get(path)).status).toBe(200);
    expect((await editor.get('project?autocomplete=P-23')).status).toBe(403);
  });

  it('answers 404 for the FAQ of another website', async () => {
    const category = await aCategory(su);
    const question = await aQuestion(su, category);
    const other = await onOtherWebsite(
      ...['add', 'edit', 'delete', 'sort'].map((action) => `faq.category.${action}`),
      ...['add', 'edit', 'delete'].map((action) => `faq.question.${action}`),
    );
    const own = await aCategory(other);
    const at = `faq/category/${category}`;
    const replies = [
      await other.get(at),
      await other.call('PUT', at, { name: 'Taken' }),
      await other.call('DELETE', at),
      await other.get(`${at}/question`),
      await other.call('POST', `${at}/question`, questionForm(target)),
      await other.send('PUT', `${at}/sort`, `question[${question}]=1`),
      await other.get(`${at}/question/${question}`),
      await other.call('PUT', `${at}/question/${question}`, { online: 0 }),
      await other.call('DELETE', `${at}/question/${question}`),
      await other.get(`faq/category/${own}/question/${question}`),
      await other.get('faq/category/x/question'),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect(refusedIn(await addCategory(other, { parent_id: category }))).toEqual([400, 'parent_id']);
    const moved = await su.call('PUT', `${at}/question/${question}`, { category_id: own });
    expect(refusedIn(moved)).toEqual([400, 'category_id']);
    const nowhere = await signedInAs(testServer, { rights: ['faq.category.add'], websites: [] });
    expect((await addCategory(nowhere)).status).toBe(403);
  });

  describe('the search (R-CAT-60)', () => {
    const find = (by: Browser, search: string) => by.get(`faq/question?search=${encodeURIComponent(search)}`);

    it('finds every word in title or answer, with the words around the match, in the order of the lists', async () => {
      const [one, other] = [await aCategory(su), await aCategory(su)];
      const filling = 'Veel woorden ervoor. '.repeat(30);
      const last = await aQuestion(su, other, { title: 'Knarsende Quooker?' });
      const first = await aQuestion(su, one, {
        title: 'Wat nu?',
        content: `<p>${filling}</p><p>Een <b>quooker</b> die knarst &amp; piept, 20&deg;C &frac12; CO<sub>2</sub>.</p>`,
      });
      const found = questionsIn(await find(su, 'QUOOKER knars'));
      expect(found.map(({ id, category }) => [id, category])).toEqual([
        [first, { id: one }],
        [last, { id: other }],
      ]);
      expect(found[0]?.['answer']).toMatch(/^….* Een quooker die knarst & piept, 20°C ½ CO2\.$/);
      expect(found[0]).toMatchObject({ title: 'Wat nu?', online: 1, filterable: 0 });
      expect(questionsIn(await find(su, 'quooker 20°C ½ co2'))).toHaveLength(1);
      expect(questionsIn(await find(su, 'quooker deg'))).toEqual([]);
      expect(questionsIn(await find(su, 'quooker 100%'))).toEqual([]);
    });

    it('answers with at most 100', async () => {
      const category = await aCategory(su);
      for (let made = 0; made < 101; made += 1) await aQuestion(su, category, { title: 'Honderdenéén?' });
      expect(questionsIn(await find(su, 'honderdeneen'))).toHaveLength(100);
    });

    it('is of the own website, and for whoever has a right of the FAQ', async () => {
      expect(questionsIn(await find(await onOtherWebsite('faq.question.view'), 'bestelling'))).toEqual([]);
      expect((await find(await signedInAs(testServer, { rights: ['blog.view'] }), 'bestelling')).status).toBe(403);
      expect((await find(su, ' ')).status).toBe(400);
      expect((await su.get('faq/question')).status).toBe(400);
    });
  });
});
