import { loadLateStringsWith } from '../../../src/application/session/load-late-strings';
import english from '../../../src/ui/strings/en/catalogue.json';
import dutch from '../../../src/ui/strings/nl/catalogue.json';
import { EDITOR } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

const KEY = 'catalogue.faq.failed';
const NL = dutch.faq.failed;
const EN = english.faq.failed;

/** A tab of an editor whose language is Dutch. */
const aLoader = async () => {
  const tab = await aTab(EDITOR);
  const load = loadLateStringsWith(tab.gateway, tab.dictionary, tab.session);
  return { ...tab, load, asks: () => tab.asked.filter((asked) => asked === 'strings nl').length };
};

test('strings of a context are loaded in the language of the user, once the session is known', async () => {
  const { session, dictionary, load, until } = await aLoader();
  const loading = load('catalogue');
  session.start();
  await until('signedIn.working');
  await loading;
  expect(dictionary.translate(KEY)).toBe(NL);
});

test('strings are loaded once, and those of other contexts came with the session', async () => {
  const { session, load, until, asks } = await aLoader();
  session.start();
  await until('signedIn.working');
  const before = asks();
  await Promise.all([load('event'), load('event'), load('access'), load('shell')]);
  expect(asks()).toBe(before + 1);
});

test('strings that did not load are asked for again', async () => {
  const { session, load, until, refuse, dictionary } = await aLoader();
  session.start();
  await until('signedIn.working');
  refuse('strings', { kind: 'Unreachable', reason: 'cut' });
  await expect(load('catalogue')).rejects.toThrow('No strings of catalogue');
  await load('catalogue');
  expect(dictionary.translate(KEY)).toBe(NL);
});

test('another language of the session is loaded too', async () => {
  const { session, load, until, dictionary, gateway } = await aLoader();
  session.start();
  await until('signedIn.working');
  await load('catalogue');
  await gateway.saveSettings({ language: 'en', date: 'd-M-yy', time: 'H:mm' })();
  session.send({ type: 'rights.changed' });
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (dictionary.translate(KEY) === EN) {
        clearInterval(look);
        resolve();
      }
    });
  });
  expect(dictionary.language()).toBe('en');
});
