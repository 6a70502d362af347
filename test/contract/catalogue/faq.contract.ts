import { FaqLists } from '../../../src/application/catalogue/ports/faq-lists.port';
import type { ResourceGateway, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import {
  faqCategories,
  type FaqCategoryDraft,
  type FaqCategoryKind,
  type FaqCategoryRow,
} from '../../../src/domain/catalogue/faq-category';
import {
  faqQuestions,
  partsOfQuestionId,
  type FaqQuestion,
  type FaqQuestionDraft,
  type FaqQuestionKind,
} from '../../../src/domain/catalogue/faq-question';
import type { Id } from '../../../src/domain/shared/id';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

const META = {
  title: 'Found',
  description: 'By search engines',
  shareTitle: 'Shared',
  shareDescription: 'By people',
  shareImage: null,
  canonical: '/faq',
};

/** The records of the FAQ and its sorted lists. Rules R-CAT-20 and R-CAT-60. */
export const faqContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`FAQ (${world})`, () => {
    let backend: TestBackend;
    let lists: FaqLists;
    let categories: ResourceGateway<FaqCategoryKind>;
    let questions: ResourceGateway<FaqQuestionKind>;
    let made = 0;
    let atStart: readonly FaqCategoryRow[];
    beforeAll(async () => {
      backend = await make();
      lists = backend.service(FaqLists);
      categories = backend.gateway(faqCategories);
      questions = backend.gateway(faqQuestions);
      await enter(backend, SU);
      atStart = (await answered(lists.categories())).rows;
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const categoryDraft = (more: Partial<FaqCategoryDraft> = {}): FaqCategoryDraft => ({
      ...faqCategories.blank,
      name: 'Leidingen',
      url: `leidingen-${String((made += 1))}`,
      meta: META,
      ...more,
    });
    const questionDraft = (category: Id | null, more: Partial<FaqQuestionDraft> = {}): FaqQuestionDraft => ({
      ...faqQuestions.blank,
      title: `Hoe vul ik bij? (${String((made += 1))})`,
      url: `hoe-vul-ik-bij-${String(made)}`,
      category,
      targets: ['1', '2'],
      content: '<p>Tot <strong>1,5 bar</strong>.</p>',
      online: true,
      filterable: true,
      loginContact: true,
      meta: META,
      ...more,
    });
    const addCategory = async (more?: Partial<FaqCategoryDraft>): Promise<Id> =>
      (
        await answered(
          categories.save({ id: null, version: null, draft: categoryDraft(more), before: faqCategories.blank }),
        )
      ).id;
    const addQuestion = async (category: Id, more?: Partial<FaqQuestionDraft>): Promise<Id> =>
      (
        await answered(
          questions.save({
            id: null,
            version: null,
            draft: questionDraft(category, more),
            before: faqQuestions.blank,
          }),
        )
      ).id;
    const changing = ({ record, version }: Stored<FaqQuestion>, more: Partial<FaqQuestionDraft>) => {
      const before = draftOf(faqQuestions.blank, record);
      return questions.save({ id: record.id, version, draft: { ...before, ...more }, before });
    };
    const idsOf = async (category: Id): Promise<readonly Id[]> =>
      (await answered(lists.questions(category))).rows.map(({ id }) => id);

    it('has categories, subcategories and questions from the start', async () => {
      expect(atStart.length).toBeGreaterThanOrEqual(8);
      expect(atStart.some(({ parent }) => atStart.some(({ id }) => id === parent))).toBe(true);
      const [first] = atStart;
      expect((await idsOf(first?.id ?? '')).length).toBeGreaterThan(0);
    });

    it('reads a category as it was written, at the end of the list', async () => {
      const parent = await addCategory();
      const draft = categoryDraft({ parent, online: false });
      const { id } = await answered(categories.save({ id: null, version: null, draft, before: faqCategories.blank }));
      const stored = await answered(categories.get(id));
      expect(stored.record).toEqual({ ...draft, id });
      const { meta: _meta, ...row } = stored.record;
      expect((await answered(lists.categories())).rows.at(-1)).toEqual(row);
      await answered(categories.toggle(id, 'online', true));
      const after = await answered(categories.get(id));
      expect(after.record.online).toBe(true);
      expectNewVersion(stored.version, after.version, offer);
    });

    it.each<readonly [string, Partial<FaqCategoryDraft>, string]>([
      ['no name', { name: ' ' }, 'name'],
      ['a line break in its name', { name: 'Lei\ndingen' }, 'name'],
      ['no URL', { url: '' }, 'url'],
      ['a parent that does not exist', { parent: '987654' }, 'parent'],
      ['a canonical that is no address', { meta: { ...META, canonical: 'nowhere' } }, 'meta.canonical'],
    ])('refuses a category with %s', async (_what, more, field) => {
      const draft = categoryDraft(more);
      expect(
        await refusal(categories.save({ id: null, version: null, draft, before: faqCategories.blank })),
      ).toMatchObject({ kind: 'FieldsRejected', fields: { [field]: 'VALUE_NOT_VALID' } });
    });

    it('refuses a URL that is taken', async () => {
      const category = await addCategory({ url: `taken-${world.length}` });
      const draft = categoryDraft({ url: `taken-${world.length}` });
      expect(
        await refusal(categories.save({ id: null, version: null, draft, before: faqCategories.blank })),
      ).toMatchObject({ kind: 'FieldsRejected', fields: { url: 'URL_IN_USE' } });
      await addQuestion(category, { url: `asked-${world.length}` });
      expect(
        await refusal(
          questions.save({
            id: null,
            version: null,
            draft: questionDraft(category, { url: `asked-${world.length}` }),
            before: faqQuestions.blank,
          }),
        ),
      ).toMatchObject({ kind: 'FieldsRejected', fields: { url: 'URL_IN_USE' } });
    });

    it('deletes a category when it is empty', async () => {
      const category = await addCategory();
      const question = await addQuestion(category);
      const remove = () => categories.removeOne({ id: category, version: null });
      expect(await refusal(remove())).toEqual({ kind: 'Conflict', code: 'IN_USE' });
      await answered(questions.removeOne({ id: question, version: null }));
      await answered(remove());
      expect(await refusal(remove())).toEqual({ kind: 'NotFound' });
      expect(await refusal(lists.questions(category))).toEqual({ kind: 'NotFound' });
    });

    it('reads a question as it was written', async () => {
      const category = await addCategory();
      const draft = questionDraft(category);
      const { id } = await answered(questions.save({ id: null, version: null, draft, before: faqQuestions.blank }));
      expect(partsOfQuestionId(id).category).toBe(category);
      const stored = await answered(questions.get(id));
      expect(stored.record).toEqual({ ...draft, id });
      const { title, url, online, filterable } = draft;
      expect((await answered(lists.questions(category))).rows).toEqual([{ id, title, url, online, filterable }]);
      await answered(questions.toggle(id, 'online', false));
      await answered(questions.toggle(id, 'filterable', false));
      const after = await answered(questions.get(id));
      expect(after.record).toEqual({ ...draft, id, online: false, filterable: false });
      expectNewVersion(stored.version, after.version, offer);
      await expectOutdated(changing(stored, { title: 'Later' }), offer);
    });

    it.each<readonly [string, Partial<FaqQuestionDraft>, readonly string[]]>([
      ['no title and no URL', { title: '', url: '' }, ['title', 'url']],
      ['no target group', { targets: [] }, ['targets']],
      ['no answer', { content: '<p></p>' }, ['content']],
    ])('refuses a question with %s', async (_what, more, fields) => {
      const category = await addCategory();
      const stored = await answered(questions.get(await addQuestion(category)));
      const expected = {
        kind: 'FieldsRejected',
        fields: Object.fromEntries(fields.map((field) => [field, 'VALUE_NOT_VALID'])),
      };
      expect(await refusal(changing(stored, more))).toMatchObject(expected);
      const draft = questionDraft(category, more);
      expect(
        await refusal(questions.save({ id: null, version: null, draft, before: faqQuestions.blank })),
      ).toMatchObject(expected);
    });

    it('moves a question to the end of another category, with another id', async () => {
      const [from, to] = [await addCategory(), await addCategory()];
      const moved = await answered(questions.get(await addQuestion(from)));
      const known = await addQuestion(to);
      const { id } = await answered(changing(moved, { category: to }));
      expect([await idsOf(from), await idsOf(to)]).toEqual([[], [known, id]]);
      expect((await answered(questions.get(id))).record.category).toBe(to);
      expect(await refusal(questions.get(moved.record.id))).toEqual({ kind: 'NotFound' });
    });

    it('sorts questions: those that are left out follow behind', async () => {
      const category = await addCategory();
      const ids = [await addQuestion(category), await addQuestion(category), await addQuestion(category)];
      const [one = '', two = '', three = ''] = ids;
      const { version } = await answered(lists.questions(category));
      const next = await answered(lists.sortQuestions(category, { ids: [three, one], version }));
      expect(await idsOf(category)).toEqual([three, one, two]);
      expectNewVersion(version, next, offer);
      await expectOutdated(lists.sortQuestions(category, { ids: [two], version }), offer);
      await answered(lists.sortQuestions(category, { ids: [one, two, three], version: null }));
      expect(await idsOf(category)).toEqual(ids);
    });

    it('sorts categories the same way', async () => {
      const [one, two] = [await addCategory(), await addCategory()];
      const { rows, version } = await answered(lists.categories());
      await answered(lists.sortCategories({ ids: [two, one], version }));
      const others = rows.map(({ id }) => id).filter((id) => id !== one && id !== two);
      expect((await answered(lists.categories())).rows.map(({ id }) => id)).toEqual([two, one, ...others]);
      await expectOutdated(lists.sortCategories({ ids: [one], version }), offer);
    });

    it('finds questions across categories', async () => {
      const category = await addCategory();
      const id = await addQuestion(category, {
        title: 'Waarom borrelt de leiding?',
        content: '<p>Er zit <em>lucht</em> in: ontlucht hem &amp; vul bij.</p>',
      });
      const query = { ...defaultQuery(faqQuestions.noFilter), term: 'LEIDING borrelt' };
      expect((await answered(questions.list(query))).rows.map((row) => row.id)).toEqual([id]);
      const [found, ...others] = await answered(lists.search('borrelt'));
      expect([found?.id, found?.title, others]).toEqual([id, 'Waarom borrelt de leiding?', []]);
      // Answers are searched only if the API has its own search.
      const byAnswer = await answered(lists.search('ontlucht lucht'));
      expect(byAnswer.map((row) => row.id)).toEqual(offer.extras ? [id] : []);
      expect(found?.answer ?? null).toBe(told('Er zit lucht in: ontlucht hem & vul bij.', offer));
      const named = await answered(
        categories.list({ ...defaultQuery(faqCategories.noFilter), perPage: 100, term: 'leidingen' }),
      );
      expect(named.rows.some((row) => row.id === category)).toBe(true);
    });

    it('is closed to whoever has no right', async () => {
      const category = await addCategory();
      const question = await addQuestion(category);
      await enter(backend, READER);
      const forbidden = { kind: 'Forbidden' };
      expect(await refusal(lists.categories())).toEqual(forbidden);
      expect(await refusal(lists.questions(category))).toEqual(forbidden);
      expect(await refusal(lists.search('a'))).toEqual(forbidden);
      expect(await refusal(lists.sortCategories({ ids: [category], version: null }))).toEqual(forbidden);
      expect(await refusal(lists.sortQuestions(category, { ids: [question], version: null }))).toEqual(forbidden);
      expect(await refusal(categories.get(category))).toEqual(forbidden);
      expect(await refusal(questions.get(question))).toEqual(forbidden);
      expect(await refusal(questions.removeOne({ id: question, version: null }))).toEqual(forbidden);
      expect(await refusal(categories.removeOne({ id: category, version: null }))).toEqual(forbidden);
    });
  });
};
