const THINGS = (
  'warmtepomp hybride-warmtepomp bodemwarmtepomp airco multisplit cassette kanaalunit vloermodel wtw-unit ' +
  'ventilator badkamerventilator thermostaat vloerverwarming verdeler circulatiepomp expansievat buffervat boiler ' +
  'warmtepompboiler koudemiddel condenspomp buitenunit binnenunit afstandsbediening luchtfilter ' +
  'vuilafscheider inlaatcombinatie mengventiel radiator convector dakdoorvoer leidinggoot beugel isolatie ' +
  'glycol manometer vacuümpomp lekzoeker'
).split(' ');

const QUESTIONS = [
  '',
  'prijs',
  'handleiding',
  'storing',
  'afmetingen',
  'geluid',
  'subsidie',
  'onderdelen',
  'aansluitschema',
  'vervangen',
  'inregelen',
  'garantie',
  'levertijd',
  'vermogen',
  'reset',
  'filter schoonmaken',
  'manual',
  'wiring diagram',
  'spare parts',
  'kopen',
];

const FILTERS = ['', 'sort=relevantie', 'categorie=lucht-water', 'merk=zilvermeeuw&sort=prijs', 'taal=en'];

/** Search terms for documents; the log gives these searches the type `downloads`. */
const PAPERS = ['handleiding', 'aansluitschema', 'manual', 'wiring diagram', 'afmetingen'];

/** Some thousand searches: a few terms are frequent, most are rare. */
export const demoSearches = () =>
  THINGS.flatMap((thing, place) =>
    QUESTIONS.flatMap((question, rank) =>
      FILTERS.slice(0, 1 + ((place + rank) % FILTERS.length)).map((params, narrowed) => {
        const term = `${thing.replaceAll('-', ' ')} ${question}`.trim();
        const weight = (place + 1) * (rank + 1) * (narrowed * 3 + 1);
        return {
          term,
          params,
          type: PAPERS.includes(question) ? ('downloads' as const) : ('regular' as const),
          num_searches: Math.ceil(18_000 / weight),
          results:
            (place * 31 + rank * 17) % 7 === 0 ? 0 : Math.ceil(((place * 53 + rank * 29) % 240) / (narrowed + 1)),
        };
      }),
    ),
  );
