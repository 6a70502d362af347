import * as t from 'io-ts';
import type { Me } from '../../../domain/shared/session';
import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Menu, Website } from '../../../domain/shared/session';
import { DATE_FORMATS, TIME_FORMATS, isLanguage } from '../../../domain/shared/locale';
import { defaulted, Flag, Id, mapped, optional, PictureAddress } from '../shared/wire';

const Choice = t.type({ id: Id, name: t.string });

const WireMe = t.type({
  id: Id,
  name: t.type({ firstname: t.string, surname: t.string }),
  email: t.string,
  avatar: optional(PictureAddress),
  settings: t.type({ language: t.string, date: t.string, time: t.string }),
  rights: t.array(t.string),
  su: defaulted(Flag, false),
  websites: t.array(Choice),
});

/** Settings as sent, including unknown values. Rule R-SHR-60. */
export type SentSettings = t.TypeOf<typeof WireMe>['settings'];

const meOf = (me: t.TypeOf<typeof WireMe>): Me => ({
  id: me.id,
  firstname: me.name.firstname,
  surname: me.name.surname,
  email: me.email,
  avatar: me.avatar,
  settings: {
    language: isLanguage(me.settings.language) ? me.settings.language : 'en',
    date: DATE_FORMATS.find((format) => format === me.settings.date) ?? DATE_FORMATS[0],
    time: TIME_FORMATS.find((format) => format === me.settings.time) ?? TIME_FORMATS[0],
  },
  rights: me.rights,
  su: me.su,
  websites: me.websites,
});

/** `{ me }`: an unknown setting falls back to the first choice, so that it locks nobody out. */
export const MeAnswer = mapped(
  t.type({ me: WireMe }),
  'me',
  ({ me }): { readonly me: Me; readonly sent: SentSettings } => ({ me: meOf(me), sent: me.settings }),
);

/** `{ menu: [{ label, icon, items: [{ module, label, icon }] }] }`. */
export const MenuAnswer = mapped(
  t.type({
    menu: t.array(
      t.type({
        label: optional(t.string),
        icon: optional(t.string),
        items: t.array(t.type({ module: t.string, label: t.string, icon: defaulted(t.string, '') })),
      }),
    ),
  }),
  'menu',
  ({ menu }): Menu => menu,
);

/**
 * `{ website: { id, name, url, environment, files_url, language } }`; without an environment, production is assumed.
 */
export const WebsiteAnswer = mapped(
  t.type({
    website: optional(
      t.type({
        id: Id,
        name: t.string,
        url: defaulted(t.string, ''),
        environment: defaulted(t.string, 'production'),
        files_url: optional(t.string),
        language: defaulted(t.string, ''),
      }),
    ),
  }),
  'website',
  ({ website }): Website | null =>
    website && {
      id: website.id,
      name: website.name,
      url: website.url,
      filesUrl: website.files_url,
      language: website.language,
      environment: website.environment === 'staging' ? 'staging' : 'production',
    },
);

const isTree = (value: unknown): value is Strings =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string' || isTree(part));
const Named: t.Type<Strings, unknown> = t.recursion('strings', () => t.record(t.string, t.union([t.string, Named])));
// Some two thousand strings are checked before anything is shown; only the name of an invalid one is computed.
const Tree = new t.Type<Strings>(
  'strings',
  isTree,
  (value, context) => (isTree(value) ? t.success(value) : Named.validate(value, context)),
  (strings) => strings,
);

/** `{ strings: { context: { … } } }`. */
export const StringsAnswer = mapped(t.type({ strings: Tree }), 'strings', ({ strings }): Strings => strings);
