import type { EtimCategory } from '../../../domain/catalogue/etim-category';
import type { EtimFeature } from '../../../domain/catalogue/etim-feature';

/** Category and description; then code, label, unit and postfix per line. The last group has no category. */
const GROUPS = `
# Afmetingen en gewicht | Maten voor opslag, transport en plaatsing
EF000008 | Breedte | mm
EF000040 | Hoogte | mm
EF000049 | Diepte | mm
EF000167 | Gewicht zonder verpakking | kg
EF008214 | Gewicht met verpakking | kg
EF005674 | Inbouwdiepte | mm
EF002169 | Buitendiameter | mm
EF000139 | Lengte op rol | m
# Vermogen en temperatuur | Wat een toestel levert, en bij welke temperatuur
EF009870 | Aanvoertemperatuur | °C
EF011947 | Retourtemperatuur | °C
EF003178 | Buitentemperatuur | °C
EF010823 | Regeling op kamertemperatuur
EF009346 | Nominaal verwarmingsvermogen A7/W35 | kW
EF009347 | Nominaal koelvermogen A35/W18 | kW
EF015124 | SCOP bij 35 °C
EF015126 | SCOP bij 55 °C
EF012690 | Energieklasse ruimteverwarming
EF000227 | Maximale bedrijfstemperatuur | °C
# Hydraulica en aansluiting | Water, druk en koppelingen
EF002619 | Waterinhoud | l
EF000474 | Soort aansluiting
EF009351 | Aansluitmaat | | "
EF003892 | Nominale diameter | | DN
# Elektrisch | Spanning, stroom en bescherming
EF000887 | Nominale spanning | V
EF003843 | Opgenomen vermogen | W
EF005474 | Beschermingsgraad | | IP
# Geluid | Wat in en om het huis te horen is
EF010514 | Geluidsvermogen buitenunit | dB(A)
EF010515 | Geluidsvermogen binnenunit | dB(A)
EF017733 | Geluidsvermogen in de nachtstand | dB(A)
EF010516 | Geluidsdruk op 5 m | dB(A)
EF012205 | Trillingdempers meegeleverd
# Materiaal en kleur | Waar het van gemaakt is
EF001578 | Materiaal behuizing
EF000007 | Kleur
EF000116 | RAL-nummer
# Regeling en koppeling | Thermostaten, zones en protocollen
EF019305 | Aantal zones
EF019411 | Geschikt voor OpenTherm
EF019412 | Geschikt voor Modbus
# Koudemiddel | Soort, vulling en klimaat
EF008833 | Koudemiddel
EF021506 | Vulgewicht koudemiddel | kg
EF021507 | CO₂-equivalent | t
EF021510 | Lekdetectie
# 
EF019984 | Geschikt voor zwembadwater
EF004417 | Voordruk | bar
EF011340 | Aantal groepen
`
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [head = [], ...rows] = block
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    return { name: head[0] ?? '', description: head[1] ?? '', rows };
  });

/** Sorted by position. */
export const ETIM_CATEGORIES: readonly EtimCategory[] = GROUPS.filter(({ name }) => name !== '').map(
  ({ name, description }, place) => ({ id: String(place + 1), name, description, position: null, features: null }),
);

/** Grouped by category, sorted by position. */
export const ETIM_FEATURES: readonly EtimFeature[] = GROUPS.flatMap(({ name, rows }) =>
  rows.map((row) => ({ row, category: ETIM_CATEGORIES.find((one) => one.name === name) ?? null })),
).map(({ row: [code = '', label = '', unit = '', postfix = ''], category }, place) => ({
  id: String(place + 1),
  code,
  label,
  description: unit === '' ? 'Waarde uit een lijst.' : `Getal in ${unit}.`,
  unit,
  postfix,
  information: place % 9 === 4 ? `<p>${label}: gebruik de opgave van de fabrikant.</p>` : '',
  color: place % 3 === 1 ? (['red', 'blue', 'green'][place % 7] ?? '') : '',
  visible: category !== null && place % 5 !== 3,
  filterable: category !== null && place % 4 !== 1,
  brochure: category !== null && place % 3 === 0,
  category: category && { id: category.id, name: category.name },
}));
