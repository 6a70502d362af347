import type { Browser, FormValues } from '../server/support/browser';

/** A save: `PUT` of a form, and a call that must precede it. */
export interface Save {
  readonly name: string;
  readonly path: string;
  /** All fields; some depend on the number of the save. */
  readonly form: (n: number) => FormValues;
  /** A call that allows the next save, such as taking the lock again. */
  readonly before?: string;
  /** `POST` for a creation, which also sends an idempotency key. */
  readonly method?: 'PUT' | 'POST';
}

const RULES = ['revenue', 'assortment_revenue', 'assortment_quantity', 'item_quantity', 'revenue', 'order'];
const ruleForm = (n: number): FormValues => ({
  data: JSON.stringify([{ min: 100 + n, value: 5 }]),
  date_start: '',
  date_end: '',
  assortment: [1, 2],
  item: [],
  account: [1, 3],
});

const IMAGE = 'api/library/Vestigingen/bus-01.jpg';
/** Twenty blocks of content; one of them depends on the number of the save. */
export const blocksOf = (n: number): string =>
  JSON.stringify(
    Array.from({ length: 20 }, (_, place) => {
      const text = `<p>Alinea ${place}, versie ${place === 3 ? n : 0}. ${'Een regel zoals er meer staan. '.repeat(6)}</p>`;
      const block = { guid: `saved-${place}`, id: '', publication: null, disabled: 0 };
      if (place % 5 === 1)
        return { ...block, code: 'custom-text-image', data: { title: 'Beeld', text, image: IMAGE, caption: '' } };
      return place % 5 === 2
        ? { ...block, code: 'custom-assortment-info', data: { assortment: [1], text, products: [1, 2] } }
        : { ...block, code: 'default-text-plain', data: { text } };
    }),
  );

/** Records for repeated saves, one for each way of saving. */
export const prepareSaves = async (by: Browser): Promise<readonly Save[]> => {
  const made = async (path: string, key: string, form: FormValues): Promise<number> => {
    const { status, body } = await by.call('POST', path, form);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return Number(Reflect.get(Reflect.get(Object(body), key), 'id'));
  };
  const userForm = (n: number): FormValues => ({
    firstname: 'Bewaarde',
    surname: n % 2 === 0 ? 'Persoon' : 'Mens',
    email: 'bewaard@test.example',
    active: 1,
    su: 0,
    usergroups: [1],
    websites: [1],
  });
  const redirectForm = (n: number): FormValues => ({
    location_from: '/bewaard',
    location_to: `/naar-${n}`,
    status: 301,
    catch_all: 0,
    comments: 'Een toelichting',
  });
  const promotionForm = (n: number): FormValues => ({
    name: `Actie ${n}`,
    date_start: '2031-03-01',
    date_end: '2031-05-01',
  });
  const pageForm = (n: number): FormValues => ({
    name: `Bewaarde pagina ${n}`,
    url: 'bewaarde-pagina',
    status: 'draft',
    internal: 0,
    image: IMAGE,
    content: blocksOf(n),
  });
  const emailForm = (n: number): FormValues => ({
    code: 'BEWAARD',
    subject: `Onderwerp ${n}`,
    content: `<p>${'Een regel. '.repeat(50)}</p>`,
    variables: '["name"]',
    custom_variables: '{}',
    bcc: '',
    sending_enabled: 1,
    category_id: 1,
    attachments: '[]',
  });

  const { body: listed } = await by.get('user?perPage=100');
  // Cast: the API sends this type.
  const members = (Reflect.get(Object(listed), 'users') as { id: number }[]).map(({ id }) => id);
  while (members.length < 100)
    members.push(
      await made('user', 'user', { ...userForm(0), email: `lid-${members.length}@test.example`, usergroups: [] }),
    );
  const groupForm = (n: number): FormValues => ({ name: `Bewaarde groep ${n}`, rights: ['blog.edit'], users: members });

  const user = await made('user', 'user', userForm(0));
  const redirect = await made('redirect', 'redirect', redirectForm(0));
  const promotion = await made('promotion', 'promotion', promotionForm(0));
  for (const type of RULES) {
    const form: FormValues = type === 'order' ? { data: '{"min":0,"value":5}' } : ruleForm(0);
    await by.call('POST', `promotion/${promotion}/rule`, { ...form, type });
  }
  const { body: whole } = await by.get(`promotion/${promotion}`);
  // Cast: the API sends this type.
  const rules = Reflect.get(Reflect.get(Object(whole), 'promotion'), 'rules') as { id: number }[];
  const rule = `promotion/${promotion}/rule/${rules[0]?.id ?? 0}`;
  const page = await made('page', 'page', pageForm(0));
  const group = await made('usergroup', 'usergroup', groupForm(0));
  const email = await made('emails', 'emails', emailForm(0));

  return [
    { name: 'user', path: `user/${user}`, form: userForm },
    { name: 'redirect', path: `redirect/${redirect}`, form: redirectForm },
    { name: 'redirect, one field', path: `redirect/${redirect}`, form: (n) => ({ comments: `Toelichting ${n}` }) },
    {
      name: 'redirect, added with a key',
      path: 'redirect',
      method: 'POST',
      form: (n) => ({ ...redirectForm(n), location_from: `/nieuw-${n}` }),
    },
    { name: 'promotion with 6 rules', path: `promotion/${promotion}`, form: promotionForm },
    { name: 'one of its rules', path: rule, form: ruleForm },
    { name: 'page with 20 blocks', path: `page/${page}`, before: `page/${page}/lock`, form: pageForm },
    { name: 'user group with 100 members', path: `usergroup/${group}`, form: groupForm },
    {
      name: 'user group, 50 members added or removed',
      path: `usergroup/${group}`,
      form: (n) => ({ ...groupForm(n), users: n % 2 === 0 ? members : members.slice(50) }),
    },
    { name: 'e-mail', path: `emails/${email}`, form: emailForm },
  ];
};
