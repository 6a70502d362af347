import type { Language } from '../../../domain/shared/locale';

interface SeedPage {
  readonly module: string;
  readonly title: string;
  readonly intro: string;
  readonly body: string;
}

interface SeedSection {
  readonly type: string;
  readonly icon: string;
  readonly title: string;
  readonly intro: string;
  readonly pages: readonly SeedPage[];
}

/** Enough help to try the console without a server. */
export const HELP: Readonly<Record<Language, readonly SeedSection[]>> = {
  en: [
    {
      type: 'general',
      icon: 'help',
      title: 'General',
      intro: 'How the console works, wherever you are.',
      pages: [
        {
          module: 'start',
          title: 'Getting started',
          intro: 'What stands where.',
          body: '<h2>Find something</h2><p>Press <kbd>Ctrl</kbd> <kbd>K</kbd> and type a few letters.</p>',
        },
      ],
    },
    {
      type: 'usergroups',
      icon: 'people',
      title: 'People and rights',
      intro: 'Users and their groups.',
      pages: [
        {
          module: 'users',
          title: 'Users',
          intro: 'People who may sign in.',
          body: '<p>Open a person to change them, or go back to <a href="/help/general/start">getting started</a>.</p>',
        },
      ],
    },
  ],
  nl: [
    {
      type: 'general',
      icon: 'help',
      title: 'Algemeen',
      intro: 'Hoe de console werkt, waar je ook bent.',
      pages: [
        {
          module: 'start',
          title: 'Beginnen',
          intro: 'Wat waar staat.',
          body: '<h2>Iets vinden</h2><p>Druk op <kbd>Ctrl</kbd> <kbd>K</kbd> en typ een paar letters.</p>',
        },
      ],
    },
    {
      type: 'usergroups',
      icon: 'people',
      title: 'Mensen en rechten',
      intro: 'Gebruikers en hun groepen.',
      pages: [
        {
          module: 'users',
          title: 'Gebruikers',
          intro: 'Mensen die mogen inloggen.',
          body: '<p>Open iemand om hem te wijzigen, of ga terug naar <a href="/help/general/start">het begin</a>.</p>',
        },
      ],
    },
  ],
};
