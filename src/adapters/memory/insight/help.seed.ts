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

/** Title and intro of a section, then title, intro and body of its page. */
type Texts = readonly [title: string, intro: string, page: string, pageIntro: string, body: string];

const section = (type: string, icon: string, module: string, texts: Texts): SeedSection => {
  const [title, intro, page, pageIntro, body] = texts;
  return { type, icon, title, intro, pages: [{ module, title: page, intro: pageIntro, body }] };
};
const sections = (general: Texts, people: Texts): readonly SeedSection[] => [
  section('general', 'help', 'start', general),
  section('usergroups', 'people', 'users', people),
];

/** A few help pages, for trying the console without a server. */
export const HELP: Readonly<Record<Language, readonly SeedSection[]>> = {
  en: sections(
    [
      'General',
      'How the console works, wherever you are.',
      'Getting started',
      'What stands where.',
      '<h2>Find something</h2><p>Press <kbd>Ctrl</kbd> <kbd>K</kbd> and type a few letters.</p>',
    ],
    [
      'People and rights',
      'Users and their groups.',
      'Users',
      'People who may sign in.',
      '<p>Open a person to change them, or go back to <a href="/help/general/start">getting started</a>.</p>',
    ],
  ),
  nl: sections(
    [
      'Algemeen',
      'Hoe de console werkt, waar je ook bent.',
      'Beginnen',
      'Wat waar staat.',
      '<h2>Iets vinden</h2><p>Druk op <kbd>Ctrl</kbd> <kbd>K</kbd> en typ een paar letters.</p>',
    ],
    [
      'Mensen en rechten',
      'Gebruikers en hun groepen.',
      'Gebruikers',
      'Mensen die mogen inloggen.',
      '<p>Open iemand om hem te wijzigen, of ga terug naar <a href="/help/general/start">het begin</a>.</p>',
    ],
  ),
};
