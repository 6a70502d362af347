/** A part to draw: its name, shape and quantity. */
export interface DrawnPart {
  readonly name: string;
  readonly shape: 'cap' | 'ring' | 'block' | 'rod' | 'spring' | 'nut' | 'cone' | 'plate';
  readonly quantity: number;
}

/** A kind of exploded view; suppliers identify it by its code. */
export interface SheetKind {
  readonly code: string;
  readonly parts: readonly DrawnPart[];
}

const kind = (code: string, lines: string): SheetKind => ({
  code,
  parts: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', shape = 'block', quantity = '1'] = line.split('|').map((part) => part.trim());
      // Cast: the shapes are those in `SHEET_KINDS`.
      return { name, shape: shape as DrawnPart['shape'], quantity: Number(quantity) };
    }),
});

/** Parts from top to bottom, with shape and quantity. */
export const SHEET_KINDS: readonly SheetKind[] = [
  kind(
    'BRANDER',
    `
    Ontstekingselektrode | rod | 2
    Afdichting elektrode | ring | 2
    Branderdeksel | cap
    Kijkglas | cone
    Branderplaat | plate
    Isolatie | ring
    Branderbed | block
    Klemring | ring
    Bevestigingsmoer | nut | 4`,
  ),
  kind(
    'GAS',
    `
    Afdekkap | cap
    Spoel | block
    Ankerveer | spring
    Klepkegel | cone
    O-ring | ring | 2
    Gasblokhuis | block
    Gasfilter | plate
    Wartelmoer | nut | 2`,
  ),
  kind(
    'HYDRO',
    `
    Kap, grijs | cap
    Borgclip | plate
    Servomotor 230 V | block
    Spindel | rod
    Pakkingbus | nut
    Terugstelveer | spring
    Klepkegel | cone
    Klephuis, messing 3/4" | block
    Wartelmoer 3/4" | nut | 2
    Afdichtring | ring | 2
    Aftapplug 1/4" | nut`,
  ),
  kind(
    'POMP',
    `
    Ontluchtingsschroef | nut
    Motorhuis | block
    Printplaat | plate
    Rotor | rod
    Lagerschild | plate
    Waaier | cone
    Pomphuispakking | ring
    Pomphuis | block
    Koppeling | nut | 2`,
  ),
  kind(
    'VENTILATOR',
    `
    Beschermrooster | plate
    Waaier | cone
    Motor | block
    Trillingsdemper | ring | 4
    Montageplaat | plate
    Luchtdrukschakelaar | cap
    Schroef M4 | nut | 6`,
  ),
  kind(
    'WISSELAAR',
    `
    Deksel | cap
    Dekselpakking | ring
    Vlampijp | rod | 3
    Turbulator | spring | 3
    Wisselaarhuis | block
    Temperatuurvoeler | rod
    Condensbak | plate
    Sifon | cone
    Slangklem | ring | 2
    Stelpoot | nut | 2`,
  ),
  kind(
    'ELEKTRO',
    `
    Bedieningspaneel | plate
    Display | block
    Hoofdprint | plate
    Zekering 3,15 A | rod | 2
    Transformator | block
    Kabelboom | spring
    Trekontlasting | ring | 3`,
  ),
  kind(
    'MANTEL',
    `
    Bovenplaat | plate
    Inspectieluik | plate
    Frontpaneel | block
    Sluiting | nut | 2
    Geluidsisolatie | ring
    Wandbeugel | rod | 2
    Afdekstrip | plate`,
  ),
];
