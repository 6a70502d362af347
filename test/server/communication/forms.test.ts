import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface FormOnWire {
  readonly id: number;
  readonly name: string;
  readonly request_subject: { readonly number: string; readonly subject: string };
  readonly fields: readonly {
    readonly id: number;
    readonly name: string;
    readonly required: number;
    readonly data: readonly object[];
    readonly sort_id: number;
  }[];
}
const formIn = (reply: Reply) => bodyOf<{ form: FormOnWire }>(reply).form;
const FIELD = { type: 'text', label: 'Naam', name: 'naam', sort_id: '1' };
const OPTIONS = JSON.stringify([{ label: 'Ja', value: 'ja' }]);

// Rules R-FRM-01 and R-FRM-03.
describe('forms', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const read = async (id: number): Promise<FormOnWire> => formIn(await su.get(`form/${id}`));
  const aForm = async (): Promise<number> => formIn(await su.call('POST', 'form', { name: 'Proef' })).id;

  it('have a subject of two parts', async () => {
    const form = { name: 'Proef', request_subject_number: '17', request_subject: 'Garantie' };
    const { id } = formIn(await su.call('POST', 'form', form));
    expect((await read(id)).request_subject).toEqual({ number: '17', subject: 'Garantie' });
    expect(refusedFields(await su.call('POST', 'form', { name: ' ' }))).toEqual([400, ['name']]);
  });

  it('answer their fields by place, with clean names, and options only where something is chosen', async () => {
    const id = await aForm();
    const add = (form: Readonly<Record<string, string>>) => su.call('POST', `form/${id}/field`, form);
    await add({ ...FIELD, name: 'twee de!', sort_id: '2', data: OPTIONS });
    await add({ type: 'radio', label: 'Akkoord', name: 'akkoord', sort_id: '1', required: '1', data: OPTIONS });
    expect((await read(id)).fields).toMatchObject([
      { name: 'akkoord', required: 1, data: [{ label: 'Ja', value: 'ja' }], sort_id: 1 },
      { name: 'twee_de', required: 0, data: [], sort_id: 2 },
    ]);
    const [first] = (await read(id)).fields;
    await su.call('PUT', `form/${id}/field/${first?.id ?? 0}`, { sort_id: '3' });
    expect((await read(id)).fields.map(({ name }) => name)).toEqual(['twee_de', 'akkoord']);
  });

  it.each([
    ['no type', { ...FIELD, type: '' }, ['type']],
    ['an unknown type', { ...FIELD, type: 'date' }, ['type']],
    ['no label', { ...FIELD, label: ' ' }, ['label']],
    ['a name without letters', { ...FIELD, name: '123' }, ['name']],
    ['radio buttons without options', { ...FIELD, type: 'radio' }, ['data']],
    ['options that are no JSON', { ...FIELD, type: 'radio', data: '{' }, ['data']],
    ['options that are no list', { ...FIELD, type: 'radio', data: '{"label":"a","value":"a"}' }, ['data']],
    ['an option that holds NUL', { ...FIELD, type: 'radio', data: '[{"label":"a\\u0000","value":"a"}]' }, ['data']],
    ['half a character in an option', { ...FIELD, type: 'radio', data: '[{"label":"a","value":"\\ud800"}]' }, ['data']],
    ['an option without a value', { ...FIELD, type: 'radio', data: '[{"label":"a"}]' }, ['data']],
    ['a place that is no number', { ...FIELD, sort_id: 'x' }, ['sort_id']],
  ])('refuse a field with %s', async (_, form, fields) => {
    expect(refusedFields(await su.call('POST', `form/${await aForm()}/field`, form))).toEqual([400, fields]);
  });

  it('keep a clean name as it is, whatever else of a field is changed', async () => {
    const id = await aForm();
    const add = (name: string) => su.call('POST', `form/${id}/field`, { ...FIELD, name });
    await add('een twee drie');
    await add('een_twee drie');
    const names = async () => (await read(id)).fields.map(({ name }) => name);
    expect(await names()).toEqual(['een_twee drie', 'een_twee drie']);
    const [first] = (await read(id)).fields;
    await su.call('PUT', `form/${id}/field/${first?.id ?? 0}`, { label: 'Anders' });
    expect(await names()).toEqual(['een_twee drie', 'een_twee drie']);
  });

  it('belong to one website, and are suggested there', async () => {
    const { id } = formIn(await su.call('POST', 'form', { name: 'Alleen hier' }));
    const elsewhere = await signedInAs(testServer, { rights: ['form.edit', 'page.edit'], websites: [2] });
    expect((await elsewhere.get(`form/${id}`)).status).toBe(404);
    expect((await elsewhere.call('POST', `form/${id}/field`, FIELD)).status).toBe(404);
    const namesOf = (reply: Reply) => bodyOf<{ forms: { name: string }[] }>(reply).forms.map(({ name }) => name);
    expect(namesOf(await elsewhere.get('form?autocomplete=alleen'))).toEqual([]);
    const here = await signedInAs(testServer, { rights: ['form.view'] });
    expect(namesOf(await here.get('form?autocomplete=alleen'))).toEqual(['Alleen hier']);
    const editor = await signedInAs(testServer, { rights: ['page.edit'] });
    expect((await editor.get('form?autocomplete=alleen')).status).toBe(403);
  });
});
