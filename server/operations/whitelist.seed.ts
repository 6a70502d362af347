import type { DemoTime } from '../shared/plain-module';

/** Script sources of each website, with comments. */
const SOURCES: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['https://www.googletagmanager.example/gtm.js', 'Tag manager; loads the rest after consent'],
    ['https://cdn.consent.example/cookie-banner/v4.js', 'Cookiemelding, contract tot december 2027'],
    ['https://*.kaarten.example', 'Kaarten op vestigingen en dealers'],
    ['https://chat.klantcontact.example/widget.js', 'Chat van de binnendienst, alleen op werkdagen'],
    ['https://js.betaal.example/v3/', 'iDEAL en kaarten in de webwinkel'],
    ['https://player.film.example/api/player.js', 'Filmpjes van trainingen'],
    ['https://static.beoordeling.example/badge.js', 'Klantbeoordelingen in de voet van de pagina'],
    ['https://cdn.jsdelivr.example/npm/chart.js@4', 'Rekenhulp warmtepomp'],
    ['https://service.zilvermeeuw.example/storing/widget.js', 'Eigen zoekveld voor storingscodes'],
    ['stats.zilvermeeuw.example', 'Eigen statistieken, zonder cookies'],
    ['https://embed.nieuwsbrief.example/form.js', 'Aanmelden voor de nieuwsbrief'],
    ['https://cdn.configurator.example/airco/2026.2/app.js', 'Air configurator; new version every quarter'],
  ],
  [
    ['https://www.googletagmanager.example/gtm.js', ''],
    ['https://cdn.consent.example/cookie-banner/v4.js', 'Tweetalig, nl en fr'],
    ['https://*.kaarten.example', ''],
  ],
  [['https://chat.klantcontact.example/widget.js', 'Chat van de servicedienst']],
];

/** Script sources that each demonstration website allows. */
export const demoWhitelist = ({ workingMoment }: DemoTime) =>
  SOURCES.map((sources) =>
    sources.map(([source, comments], age) => ({
      source,
      comments,
      type: 'js' as const,
      datetime: workingMoment((age - sources.length) * 23, age),
    })),
  );
