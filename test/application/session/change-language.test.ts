import { changeLanguageWith } from '../../../src/application/session/change-language';
import { switchLanguageWith } from '../../../src/application/session/switch-language';
import { SU } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

describe('the language of a person (R-SES-05)', () => {
  const aPerson = async (email: string | null = SU) => {
    const tab = await aTab(email);
    tab.session.start();
    await tab.until(email === null ? 'signedOut' : 'signedIn');
    return { ...tab, change: changeLanguageWith(tab.gateway, tab.session, tab.preferences, tab.page, tab.announcer) };
  };

  test('is saved with their formats as they were, remembered, and the page loads again where they are', async () => {
    const { change, me, preferences, restarts } = await aPerson();
    const before = (await me()).settings;
    await change('nl', '/users?q=em');
    expect((await me()).settings).toEqual({ ...before, language: 'nl' });
    expect([preferences.read().language, restarts]).toEqual(['nl', ['/users?q=em']]);
  });

  test('that could not be saved stays, and the failure is said', async () => {
    const { change, refuse, preferences, restarts, said } = await aPerson();
    refuse('saveSettings', { kind: 'Unreachable', reason: 'cut' });
    await change('nl', '/users');
    expect([preferences.read().language, restarts, said]).toEqual(['en', [], [['Unreachable', undefined]]]);
  });

  test('nobody has one to save', async () => {
    const { change, asked, restarts } = await aPerson(null);
    await change('nl', '/users');
    expect([asked.filter((call) => call.startsWith('saveSettings')), restarts]).toEqual([[], []]);
  });
});

describe('the language of a visitor', () => {
  test('is spoken at once and remembered, without loading the page', async () => {
    const { parts, announcer, dictionary, preferences, restarts } = await aTab();
    await switchLanguageWith(parts, announcer)('nl');
    expect([
      dictionary.language(),
      dictionary.translate('session.signIn.password'),
      preferences.read().language,
      restarts,
    ]).toEqual(['nl', 'Wachtwoord', 'nl', []]);
  });

  test('whose strings do not come stays as it was, and the failure is said', async () => {
    const { parts, announcer, dictionary, preferences, refuse, said } = await aTab();
    refuse('strings', { kind: 'Unreachable', reason: 'slow' });
    await switchLanguageWith(parts, announcer)('nl');
    expect([dictionary.language(), preferences.read().language, said]).toEqual([
      'en',
      null,
      [['Unreachable', undefined]],
    ]);
  });
});
