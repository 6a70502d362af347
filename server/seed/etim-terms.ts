/** Units with their ETIM codes. */
export const UNITS: Readonly<Record<string, string>> = {
  'mm': 'EU570448',
  'm': 'EU571097',
  'kW': 'EU570084',
  'W': 'EU570051',
  'bar': 'EU570049',
  'kPa': 'EU570086',
  'l': 'EU570017',
  'l/min': 'EU570121',
  'm³/h': 'EU570131',
  '°C': 'EU570044',
  'dB(A)': 'EU570073',
  'kg': 'EU570023',
  'V': 'EU570081',
  '%': 'EU570045',
};

/**
 * Categories of features: name, ETIM class and description; then label, unit and postfix per line. Features without
 * unit have a list of values or yes and no.
 */
export const ETIM_TERMS = `
# Warmtepomp lucht/water | EC010232 | Buiten- en binnenunits voor verwarmen, koelen en tapwater
Nominaal verwarmingsvermogen A7/W35 | kW
COP bij A7/W35
SCOP bij 35 °C
Energieklasse ruimteverwarming
Geluidsvermogen buitenunit | dB(A)
Koudemiddel
Vulgewicht koudemiddel | kg
Maximale aanvoertemperatuur | °C
Geschikt voor koelen
# Warmtepomp bodem/water | EC010233 | Brine-water met gesloten bron
Nominaal vermogen B0/W35 | kW
COP bij B0/W35
Brondebiet | m³/h
Maximale brondruk | bar
Ingebouwde bronpomp
Inhoud geïntegreerde boiler | l
Passieve koeling
# Hybride warmtepomp | EC012087 | Warmtepomp naast een cv-ketel
Vermogen warmtepompdeel | kW
Schakelpunt buitentemperatuur | °C
Geschikt voor ketelmerk
Regeling op gasprijs
Binnendeel nodig
Aansluitdiameter cv | mm
# Cv-ketel, gas | EC011438 | Hoogrendementsketels voor verwarming en tapwater
Belasting bovenwaarde | kW
Nominaal vermogen 80/60 | kW
CW-klasse
Tapdebiet bij 60 °C | l/min
Gascategorie
Diameter rookgasafvoer | mm
Diameter luchttoevoer | mm
NOx-klasse
# Boiler, indirect gestookt | EC011012 | Voorraadvaten met spiraal
Inhoud | l
Stilstandsverlies | W
Spiraaloppervlak | | m²
Materiaal binnenketel
Soort anode
Maximale werkdruk | bar
Geschikt voor zonne-energie
# Buffervat | EC011340 | Vaten tussen opwekker en afgifte
Inhoud buffervat | l
Isolatiedikte | mm
Aantal aansluitingen
Aansluitmaat | | "
Gelaagde vulling
Hoogte inclusief isolatie | mm
# Radiator | EC011417 | Plaatradiatoren en designradiatoren
Bouwhoogte | mm
Bouwlengte | mm
Bouwdiepte | mm
Warmteafgifte 75/65/20 | W
Type radiator
Kleur (RAL)
Zijaansluiting
Middenaansluiting
# Vloerverwarmingsverdeler | EC011523 | Verdelers met doorstroommeters
Aantal groepen
Doorstroommeters
Aansluiting groep
Stelbereik | l/min
Pomp inbegrepen
Kastbreedte | mm
# Leiding, kunststof | EC011390 | Buizen voor verwarming en drinkwater
Buitendiameter | mm
Wanddikte | mm
Lengte op rol | m
Zuurstofdicht
Materiaal buis
Maximale bedrijfstemperatuur | °C
KIWA-gekeurd
# Persfitting | EC011236 | Koppelingen voor metalen en kunststof buizen
Diameter aansluiting 1 | mm
Diameter aansluiting 2 | mm
Perscontour
Lekdetectie
Materiaal fitting
Hoek | | °
# Kogelkraan | EC011196 | Afsluiters met kogel
Nominale diameter | | DN
Drukklasse | | PN
Soort bediening
Met aftapper
Materiaal kraanhuis
Volle doorlaat
# Expansievat | EC011052 | Drukexpansievaten voor cv en tapwater
Inhoud vat | l
Voordruk | bar
Materiaal membraan
Maximale druk | bar
Bevestiging
Vervangbaar membraan
# Circulatiepomp | EC010859 | Natlopers met toerenregeling
Opvoerhoogte | m
Maximaal debiet | m³/h
Inbouwlengte | mm
Energie-efficiëntie-index (EEI)
Opgenomen vermogen | W
Beschermingsgraad | | IP
Elektrische spanning | V
# Kamerthermostaat | EC011529 | Bedraad en draadloos
Protocol
Draadloos
Bedienbaar met app
Instelbereik | °C
Zelflerend
Kleur behuizing
Soort voeding
# Airconditioning, split | EC011441 | Wandunits en cassettes met buitenunit
Koelvermogen nominaal | kW
Verwarmingsvermogen nominaal | kW
SEER
SCOP gematigd klimaat
Geluidsdruk binnenunit | dB(A)
Maximale leidinglengte | m
Hoogteverschil | m
Wifi ingebouwd
# Ventilatie-unit met warmteterugwinning | EC011560 | Balansventilatie voor woningen
Capaciteit bij 150 Pa | m³/h
Rendement warmteterugwinning | %
Bypass
Filterklasse toevoer
Specifiek ventilatorvermogen | | W/(m³/h)
Diameter kanaalaansluiting | mm
Vochtsensor
CO₂-sensor
# Ventilatiekanaal | EC011302 | Ronde en ovale kanalen
Kanaaldiameter | mm
Materiaal kanaal
Luchtdichtheidsklasse
Isolatie
Lengte kanaal | mm
# Wastafelkraan | EC011342 | Kranen voor de badkamer
Bouwvorm kraan
Sprong uitloop | mm
Oppervlak
Waterbesparend
Doorstroming bij 3 bar | l/min
Aantal kraangaten
# Inbouwreservoir | EC011348 | Elementen voor hangtoiletten
Spoelhoeveelheid groot | l
Spoelhoeveelheid klein | l
Bedieningszijde
Inbouwhoogte | mm
Inbouwdiepte | mm
Draagvermogen | kg
# Douchebak en douchewand | EC011331 | Inloopdouches
Breedte | mm
Diepte | mm
Glasdikte | mm
Antislip
Soort glas
Links of rechts te plaatsen
# | | Nog niet ingedeeld
Garantietermijn | | jaar
Land van herkomst
Douanetarief
Verpakkingseenheid | | st.
Productfamilie van de fabrikant
ErP-label bijgevoegd
Veiligheidsblad nodig
Toelichting bij toepassing
Reinigingsvoorschrift
Levensduur kunststof
`;

/** Combinations: description, unit, template with labels in braces, and the label of its note. */
export const COMBINATION_TERMS = `
Vermogen en rendement warmtepomp | kW | {Nominaal verwarmingsvermogen A7/W35} kW, COP {COP bij A7/W35} | Koudemiddel
Geluid buitenunit | dB(A) | {Geluidsvermogen buitenunit} dB(A)
Koudemiddel met vulling | kg | {Koudemiddel}, {Vulgewicht koudemiddel} kg | Veiligheidsblad nodig
Ketel in één regel | kW | {Nominaal vermogen 80/60} kW (CW {CW-klasse}) | Gascategorie
Afmetingen radiator | mm | {Bouwhoogte} × {Bouwlengte} × {Bouwdiepte} mm | Type radiator
Warmteafgifte radiator | W | {Warmteafgifte 75/65/20} W bij 75/65/20
Buis op rol | mm | {Buitendiameter} × {Wanddikte} mm, rol {Lengte op rol} m | Materiaal buis
Verloop persfitting | mm | {Diameter aansluiting 1} – {Diameter aansluiting 2} mm, {Perscontour}-contour
Pomp | m | {Opvoerhoogte} m bij 0 m³/h, inbouw {Inbouwlengte} mm | Toelichting bij toepassing
Koelen en verwarmen | kW | {Koelvermogen nominaal}/{Verwarmingsvermogen nominaal} kW, SEER {SEER}
Ventilatie | m³/h | {Capaciteit bij 150 Pa} m³/h, {Rendement warmteterugwinning}% rendement | Filterklasse toevoer
Douchewand | mm | {Breedte} × {Diepte} mm, glas {Glasdikte} mm, 100% {Antislip} | Reinigingsvoorschrift
`;

/** Values of products: prefix of the product code, then label and value; a value may be empty or very long. */
export const VALUE_TERMS = `
ZM-WP | Nominaal verwarmingsvermogen A7/W35=# | COP bij A7/W35=4,9 | SCOP bij 35 °C=4,62
ZM-WP | Geluidsvermogen buitenunit=54 | Koudemiddel=R290 | Vulgewicht koudemiddel=0,9 | Veiligheidsblad nodig=ja
ZM-HY | Vermogen warmtepompdeel=# | Geluidsvermogen buitenunit=58 | Koudemiddel=R32 | Vulgewicht koudemiddel= | Binnendeel nodig=nee
ZM-WB | Inhoud geïntegreerde boiler=#0 | Koudemiddel=R290 | Vulgewicht koudemiddel=0,15
ZM-KT | Nominaal vermogen 80/60=# | CW-klasse=5 | Gascategorie=II2EK3P | NOx-klasse=6
ZM-BV | Inhoud buffervat=#0 | Isolatiedikte=100 | Aansluitmaat=1
ZM-VB | Buitendiameter=# | Wanddikte=2 | Lengte op rol=120 | Zuurstofdicht=ja | Materiaal buis=PE-RT
ZM-CP | Opvoerhoogte=6 | Inbouwlengte=180 | Energie-efficiëntie-index (EEI)= | Toelichting bij toepassing=LONG
ZM-AC | Koelvermogen nominaal=3,5 | Verwarmingsvermogen nominaal= | SEER=8,5 | Wifi ingebouwd=ja
ZM-WTW | Capaciteit bij 150 Pa=# | Rendement warmteterugwinning=94 | Filterklasse toevoer=ISO ePM1 50% (F7) | Bypass=automatisch
ZM-DR | Breedte=900 | Diepte=900 | Glasdikte=8 | Antislip=ja | Reinigingsvoorschrift=LONG
ZM-IR | Spoelhoeveelheid groot=6 | Spoelhoeveelheid klein=3 | Draagvermogen=400
ZM-RD | Bouwhoogte=600 | Bouwlengte=#00 | Bouwdiepte=102 | Type radiator=22 | Warmteafgifte 75/65/20=
ZM-PF | Diameter aansluiting 1=# | Diameter aansluiting 2=15 | Perscontour=M
ZM-WK | Sprong uitloop=112 | Oppervlak=chroom | Doorstroming bij 3 bar=5
`;

export const LONG_VALUE = [
  'Alleen toepassen in gesloten installaties met behandeld water volgens de voorschriften van de fabrikant;',
  'bij glycolmengsels boven 20% de opvoerhoogte en het debiet opnieuw berekenen, het filter na de eerste week reinigen',
  'en de afstelling vastleggen op het inregelrapport dat bij de installatie blijft.',
].join(' ');
