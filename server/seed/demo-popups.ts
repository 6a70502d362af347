import type { Database } from '../database/database';
import { findNode } from '../library/nodes';
import { chosenFile } from '../library/published/image-column';
import { seedRows } from './seed-rows';
import { utc } from '../shared/utc';
import { wholeHour } from './working-hours';
import { popups } from '../site/popups';

interface DemoPopup {
  /** Index of the website. */
  readonly on: number;
  readonly title: string;
  readonly content: string;
  /** Days from now. */
  readonly start: number;
  readonly end: number | null;
  /** `p` opens over the page, `o` appears once, `l` is for signed-in visitors. */
  readonly flags: string;
  /** Path of a library file. */
  readonly image?: string;
}

const POPUPS: readonly DemoPopup[] = [
  {
    on: 0,
    title: 'Open dag in Zwolle',
    start: -4,
    end: 15,
    flags: 'po',
    image: 'Vestigingen/Zwolle/zwolle-01.jpg',
    content:
      '<h2>Kom kijken</h2>\n<p>Op <strong>5 december</strong> openen wij het testcentrum. ' +
      'Er is koffie, er zijn broodjes, en alle warmtepompen draaien.</p>',
  },
  {
    on: 0,
    title: 'Telefonische storing',
    start: -1,
    end: null,
    flags: 'p',
    content:
      '<p>Onze telefoon is slecht bereikbaar. Mail naar <a href="mailto:service@zilvermeeuw.example">service@zilvermeeuw.example</a>.</p>',
  },
  {
    on: 0,
    title: 'Wintercheck voor dealers',
    start: -40,
    end: 90,
    flags: 'pol',
    content:
      '<p><img src="/media/Vestigingen/bus-01.jpg" alt="Bus van de buitendienst"></p>' +
      '<p>Plan de controle van je klanten <em>voor 1 januari</em>.</p><ul><li>Filters</li><li>Koudemiddel</li>' +
      '<li>Condensafvoer</li></ul>',
  },
  {
    on: 0,
    title: 'New price list for 2027',
    start: 11,
    end: null,
    flags: 'l',
    content: '<p>The price list of 2027 is ready for you under <a href="/documenten">Documents</a>.</p>',
  },
  {
    on: 0,
    title: 'Levertijden rond de feestdagen',
    start: 18,
    end: 46,
    flags: 'po',
    content:
      '<p>Bestel <strong>voor 18 december 12:00</strong>, dan leveren wij nog dit jaar. ' +
      'Van 24 december tot en met 1 januari gaat er niets de deur uit.</p>',
  },
  {
    on: 0,
    title: 'Terugroepactie buitenunits ZM-35',
    start: -210,
    end: null,
    flags: 'p',
    image: 'Producten/Warmtepompen/Buitenunits/buitenunit-01.jpg',
    content:
      '<p class="alert">Serienummers <code>ZM35-2104</code> tot <code>ZM35-2119</code>: zet de groep uit en bel de storingsdienst.</p>',
  },
  {
    on: 0,
    title: 'Enquête webwinkel',
    start: -70,
    end: -12,
    flags: 'ol',
    content: '<p>Wat vind je van de nieuwe webwinkel? Vijf vragen, twee minuten.</p>',
  },
  {
    on: 0,
    title: 'Cookies',
    start: -900,
    end: null,
    flags: 'o',
    content: '<p>Deze website meet alleen wat nodig is. <a href="/privacy">Lees meer</a></p>',
  },
  {
    on: 1,
    title: 'Batibouw: kom langs op stand 5-214',
    start: 80,
    end: 101,
    flags: 'po',
    content: '<p>Vraag je toegangskaart aan bij je vertegenwoordiger.</p>',
  },
  {
    on: 1,
    title: 'Nieuw magazijn Antwerpen',
    start: -30,
    end: 30,
    flags: 'p',
    image: 'Vestigingen/Antwerpen/antwerpen-01.jpg',
    content: '<p>Afhalen kan vanaf nu aan de <strong>Noorderlaan</strong>, elke werkdag van 7 tot 18 uur.</p>',
  },
  {
    on: 2,
    title: 'Planned maintenance',
    start: 2,
    end: 3,
    flags: 'p',
    content: '<p>The service portal is closed on Sunday from 6 to 9 in the morning.</p>',
  },
  {
    on: 2,
    title: 'Monteur online: nieuwe foutcodes',
    start: -9,
    end: null,
    flags: 'pol',
    content: '<p>De codes <code>E61</code> tot <code>E68</code> staan er nu ook in.</p>',
  },
];

const imageAt = async (tx: Database, path: string | undefined) => {
  const node = path === undefined ? undefined : await findNode(tx, path.split('/'), null);
  return node === undefined ? null : chosenFile(node.names, node.id);
};

/** Adds a dozen popups, past, current and future, on all websites. */
export const seedPopups = async (tx: Database, websites: readonly number[], now: number): Promise<void> => {
  for (const [place, website] of websites.entries()) {
    const own = await Promise.all(
      POPUPS.filter(({ on }) => on === place).map(async ({ title, content, start, end, flags, image }) => ({
        title,
        content,
        image: await imageAt(tx, image),
        datetime_start: utc(wholeHour(now, start, 6)),
        datetime_end: end === null ? null : utc(wholeHour(now, end, 17)),
        popup: flags.includes('p'),
        show_once: flags.includes('o'),
        login: flags.includes('l'),
      })),
    );
    await seedRows(tx, popups, own, website);
  }
};
