import type { DemoTime } from '../shared/plain-module';

interface DemoRedirect {
  readonly location_from: string;
  readonly location_to: string;
  readonly status: 301 | 302;
  readonly catch_all: boolean;
  readonly comments: string;
}

/** Products of the shop; the URLs of their old pages were numbers. */
const PRODUCTS = (
  'warmtepomp-lucht-water warmtepomp-bodem-water hybride-warmtepomp warmtepompboiler buffervat-100l buffervat-200l inverter-airco-25 ' +
  'inverter-airco-35 ' +
  'inverter-airco-50 multisplit-2 multisplit-3 multisplit-4 cassette-airco kanaalunit vloermodel dakunit-koeling wtw-unit-300 ' +
  'wtw-unit-400 ' +
  'woonhuisventilator badkamerventilator ventilatiefilter-g4 ventilatiefilter-f7 thermostaat-basis thermostaat-slim ' +
  'vloerverwarming-verdeler-6 ' +
  'vloerverwarming-verdeler-10 circulatiepomp-25-60 circulatiepomp-32-80 expansievat-18l expansievat-35l inlaatcombinatie vuilafscheider'
).split(' ');

/** Posts whose URL changed from one with the year to one without. */
const POSTS = [
  '2019/03/subsidie-isde',
  '2019/09/f-gassen-verordening',
  '2020/02/geluidseisen-buitenunits',
  '2020/06/nieuw-magazijn-zwolle',
  '2020/11/thuiswerken-en-ventilatie',
  '2021/04/hybride-of-volledig-elektrisch',
  '2021/10/co2-meters-op-school',
  '2022/01/heat-pump-of-the-year',
  '2022/05/cursus-koudemiddelen',
  '2022/09/energieprijzen',
  '2023/02/propaan-als-koudemiddel',
  '2023/06/salderen',
  '2023/11/winter-maintenance',
  '2024/03/new-range-of-inverters',
  '2024/09/hybride-norm',
];

/** From, to, and options: 302, catch-all (`*`), comments after a bar. */
const LINES = `
  /contact.asp /contact
  /contact.html /contact
  /route.html /vestigingen/zwolle
  /vestiging-zwolle /vestigingen/zwolle
  /vestiging-breda /vestigingen/breda
  /vestiging-antwerpen https://www.zilvermeeuw.example/be/vestigingen/antwerpen
  /over-ons/historie.html /over-ons
  /over-ons/vacatures.html https://werken.zilvermeeuw.example/ 302 | Tot de eigen vacaturepagina klaar is
  /vacatures https://werken.zilvermeeuw.example/ 302
  /jobs https://werken.zilvermeeuw.example/ 302 | English adverts use this address
  /nieuwsbrief /account/nieuwsbrief
  /login.asp /account/inloggen
  /mijn-account /account
  /winkelwagen.asp /account/winkelwagen
  /offerte /offerte-aanvragen
  /offerte.html /offerte-aanvragen
  /retour /klantenservice/retourneren
  /garantie /klantenservice/garantie
  /garantieregistratie /klantenservice/garantie/registreren
  /algemene-voorwaarden.pdf /documenten/algemene-voorwaarden-2026.pdf | Ieder jaar aanpassen
  /privacy.html /privacy
  /cookies /privacy#cookies
  /folder https://issuu.example/zilvermeeuw/najaar 302 | Brochure autumn, printed QR code
  /folder-voorjaar https://issuu.example/zilvermeeuw/voorjaar 302
  /beurs /evenementen/installatievakdagen 302 | Stand op de vakbeurs, QR-code op de uitnodiging
  /actie /acties/winter 302
  /acties/winter /acties/najaar 302 | Volgende actie volgt in december
  /acties/najaar /actie 302
  /bf /acties/black-friday 302 | Short address in the radio advert
  /airco /producten/airconditioning | Veel gebruikt in oude advertenties
  /producten/airconditioning /producten/airco-en-ventilatie | Samengevoegd met ventilatie
  /producten/airco-en-ventilatie /assortiment/lucht
  /ventilatie /producten/airco-en-ventilatie
  /warmtepomp /assortiment/warmtepompen
  /warmtepompen /assortiment/warmtepompen
  /heat-pumps /en/heat-pumps
  /spares /onderdelen | English dealers know it by this name
  /onderdelen.asp /onderdelen
  /storing https://service.zilvermeeuw.example/storing 302
  /storingscodes https://service.zilvermeeuw.example/storingscodes
  /keuzehulp /advies/keuzehulp
  /dealer /dealers
  /dealers/zoeken /vestigingen
  /downloads/ /documenten * | Alles uit de oude map
  /downloads/prijslijst /documenten/prijslijst * | The newest price list, whatever the year
  /downloads/handleidingen/ /documenten * | Kan weg? Vraag Ilse
  /downloads/logo.zip /pers/logo
  /shop/ https://bestellen.zilvermeeuw.example/ * | Nieuwe webwinkel sinds 2023
  /en/shop/ https://bestellen.zilvermeeuw.example/en/ *
  /forum/ /klantenservice *
  /wp-content/ / * | Restant van de vorige website
`;

const BELGIUM = `
  /contact.html /contact
  /fr /fr/accueil
  /promo /acties 302
  /antwerpen /vestigingen/antwerpen
  /dealers.html /dealers
  /catalogus https://issuu.example/zilvermeeuw/be 302 | Herdruk in januari
`;

const read = (lines: string): readonly DemoRedirect[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', comments = ''] = line.split('|');
      const [location_from = '', location_to = '', ...more] = rule.trim().split(/\s+/);
      return {
        location_from,
        location_to,
        status: more.includes('302') ? 302 : 301,
        catch_all: more.includes('*'),
        comments: comments.trim(),
      };
    });

const moved = (pairs: readonly (readonly [string, string])[], comments: string): readonly DemoRedirect[] =>
  pairs.map(([location_from, location_to]) => ({
    location_from,
    location_to,
    status: 301,
    catch_all: false,
    comments,
  }));

/**
 * A hundred redirects of the Dutch website and a few of the Belgian one, including a loop, chains and overlapping
 * rules.
 */
export const demoRedirects = ({ workingMoment }: DemoTime) => {
  const dutch = [
    ...moved(
      PRODUCTS.map((name, place) => [`/product.asp?id=${1204 + place * 7}`, `/producten/${name}`]),
      'Oude webwinkel',
    ),
    ...moved(
      POSTS.map((post) => [`/weblog/${post}.html`, `/blog/${post.slice('2019/03/'.length)}`]),
      '',
    ),
    ...read(LINES),
  ];
  return [dutch, read(BELGIUM)].map((rules) =>
    rules.map((rule, age) => ({ ...rule, datetime: workingMoment((age - rules.length) * 9, age) })),
  );
};
