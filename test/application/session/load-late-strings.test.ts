import { loadLateStringsWith } from '../../../src/application/session/load-late-strings';
import english from '../../../src/ui/strings/en/catalogue.json';
import dutch from '../../../src/ui/strings/nl/catalogue.json';
import { EDITOR } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

const KEY = 'catalogue.faq.failed';
const NL = dutch.faq.failed;
const EN = english.faq.failed;

/** A tab of an editor whose language is Dutch. */
const aLearner = async () => {
  const tab = await aTab(EDITOR);
  const learn = loadLateStringsWith(tab.gateway, tab.dictionary, tab.session);
  return { ...tab, learn, asks: () => tab.asked.filter((asked) => asked === 'strings nl').length };
};

test('strings of a context are learned in the language of the user, once the session is known', async () => {
  const { session, dictionary, learn, until } = await aLearner();
  const learning = learn('catalogue');
  session.start();
  await until('signedIn.working');
  await learning;
  expect(dictionary.translate(KEY)).toBe(NL);
});

test('strings are learned once, and those of other contexts came with the session', async () => {
  const { session, learn, until, asks } = await aLearner();
  session.start();
  await until('signedIn.working');
  const before = asks();
  await Promise.all([learn('event'), learn('event'), learn('access'), learn('desk')]);
  expect(asks()).toBe(before + 1);
});

test('strings that did not load are asked for again', async () => {
  const { session, learn, until, refuse, dictionary } = await aLearner();
  session.start();
  await until('signedIn.working');
  refuse('strings', { kind: 'Unreachable', reason: 'cut' });
  await expect(learn('catalogue')).rejects.toThrow('No strings of catalogue');
  await learn('catalogue');
  expect(dictionary.translate(KEY)).toBe(NL);
});

test('another language of the session is learned too', async () => {
  const { session, learn, until, dictionary, gateway } = await aLearner();
  session.start();
  await until('signedIn.working');
  await learn('catalogue');
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
