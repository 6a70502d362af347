import { aColleague, aMark, beginSession, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test as base } from '../support/test';
import { letSomebodyInByFinger, letSomebodyInByKeyboard, makeAGroup, type Newcomer } from '../support/user-groups';

/** A group of this test, removed afterwards: other tests count groups. */
const test = base.extend<{ newcomer: Newcomer }>({
  newcomer: async ({ page }, use) => {
    await beginSession(page, SUPERUSER);
    const { name, email } = await aColleague(page);
    const group = `Proefgroep ${aMark()}`;
    const added = await page.request.post('/api/usergroup', {
      form: { 'name': group, 'rights[]': 'users.view', 'users[]': '1' },
    });
    expect(added.status()).toBe(201);
    await use({ group, person: name, search: email });
    await beginSession(page, SUPERUSER);
    await page.request.delete('/api/usergroup', {
      form: { 'groups[]': added.headers()['location']?.split('/').at(-1) ?? '' },
    });
  },
});

test.use({ colorScheme: 'dark' });
const text = wordsOf('nl');

test('in Dutch and dark: creates, changes and deletes a group', async ({ page, running, arrive }) => {
  await arrive('nl', '/usergroups');
  await makeAGroup(page, text, running.restart);
});

test('in Dutch, by keyboard: opens a group, assigns a right, adds a member, saves', async ({
  page,
  newcomer,
  arrive,
}) => {
  await arrive('nl', `/usergroups?q=${newcomer.group}`);
  await letSomebodyInByKeyboard(page, text, newcomer);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('in Dutch: nothing overflows; rights and members are reachable', async ({ page, newcomer, arrive }) => {
    await arrive('nl', `/usergroups?q=${newcomer.group}`);
    await letSomebodyInByFinger(page, text, newcomer);
  });
});
