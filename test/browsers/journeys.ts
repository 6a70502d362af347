import { PASSWORD, SUPERUSER } from '../e2e/support/people';
import { wordsOf, type Language } from '../e2e/support/strings';
import type { Page } from './page';

const english = wordsOf('en');
const dutch = wordsOf('nl');
const from = english('site.redirect.from');

export interface Journey {
  readonly name: string;
  readonly walk: (page: Page) => Promise<void>;
}

/** Saves, and waits until the record is read-only again. */
const save = async (page: Page): Promise<void> => {
  await page.click('button', english('shared.actions.save'));
  await page.see('button', english('shared.actions.edit'));
};

/** Chooses a language in the account menu. Pointing opens the submenu; a click on its entry would close it again. */
const chooseLanguage = async (page: Page, words: typeof english, language: Language): Promise<void> => {
  await page.click('button', words('shell.topBar.account', { name: '' }));
  await page.point('menuitem', words('shell.userMenu.language'));
  await page.click('menuitem', words(`session.language.${language}`));
};

/** Short journeys that lead on from each other, from the sign-in to the sign-out. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'sign in',
    walk: async (page) => {
      await page.open('/redirect');
      await page.fill(english('session.signIn.email'), SUPERUSER);
      await page.fill(english('session.signIn.password'), PASSWORD);
      await page.enter();
      await page.see('button', english('site.redirects.add'));
    },
  },
  {
    name: 'search a list',
    walk: async (page) => {
      await page.fill(english('site.redirects.search'), 'storingscodes');
      await page.see('cell', '/storingscodes');
      await page.seeNot('cell', '/actie');
    },
  },
  {
    name: 'open a record',
    walk: async (page) => {
      await page.click('cell', '/storingscodes');
      await page.click('cell', '/storingscodes');
      await page.seePath(/^\/redirect\/\d+$/);
      await page.see('button', english('shared.actions.edit'));
    },
  },
  {
    name: 'edit',
    walk: async (page) => {
      await page.click('button', english('shared.actions.edit'));
      await page.fill(english('site.redirect.comments'), 'Asked for by the help desk');
    },
  },
  {
    name: 'save',
    walk: async (page) => {
      await save(page);
      await page.open(await page.seePath(/^\/redirect\/\d+$/));
      await page.see('button', english('shared.actions.edit'));
      await page.seeValue('page', '', 'Asked for by the help desk');
    },
  },
  {
    name: 'add',
    walk: async (page) => {
      await page.open('/redirect/add');
      await page.seeFocus(from);
      await page.fill(from, '/from-another-browser');
      await page.fill(english('site.redirect.to'), '/contact');
      await save(page);
      await page.seePath(/^\/redirect\/\d+$/);
    },
  },
  {
    name: 'delete',
    walk: async (page) => {
      await page.click('button', english('shared.actions.delete'));
      await page.click('button', english('site.redirects.delete.confirm_one', { count: 1 }));
      await page.seePath(/^\/redirect$/);
      await page.fill(english('site.redirects.search'), 'from-another');
      await page.seeNot('cell', '/');
    },
  },
  {
    name: 'rich text',
    walk: async (page) => {
      await page.open('/holidays/add');
      await page.seeFocus(english('site.holiday.date'));
      await page.fill(english('site.holiday.reason'), 'Stocktaking');
      await page.click('switch', english('site.holiday.notification'));
      await page.click('textbox', english('site.holiday.notice.text'));
      await page.type('Closed for ');
      await page.control('b');
      await page.type('stocktaking');
      await page.seeInText('strong');
    },
  },
  {
    name: 'switch the language',
    walk: async (page) => {
      await page.open('/redirect');
      await chooseLanguage(page, english, 'nl');
      await page.see('button', dutch('site.redirects.add'));
      await chooseLanguage(page, dutch, 'en');
      await page.see('button', english('site.redirects.add'));
    },
  },
  {
    name: 'sign out',
    walk: async (page) => {
      await page.click('button', english('shell.topBar.account', { name: '' }));
      await page.click('menuitem', english('shell.userMenu.signOut'));
      await page.see('textbox', english('session.signIn.email'));
    },
  },
];
