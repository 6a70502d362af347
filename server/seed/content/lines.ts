/** Names of pages, one list per website. Two spaces: below the last name without; a star: for staff only. */
export const PAGES: readonly string[] = [
  `
Over ons
  Onze geschiedenis
  Duurzaamheid bij Zilvermeeuw
  Werken bij Zilvermeeuw
  Rondleidingen
Contact
Klantenservice
  Retourneren
  Garantie
  Garantie registreren
  Bezorgen en afhalen
  Betalen
  Veelgestelde vragen
  Storing melden
  Onderdelen bestellen
Assortiment
  Warmtepompen
  Hybride warmtepompen
  Lucht-water warmtepompen
  Ketels
  Radiatoren
  Vloerverwarming
  Ventilatie
  Airconditioning
  Sanitair
  Installatiemateriaal
Advies
  Keuzehulp warmtepompen
  Rekenhulp radiatoren
  Subsidie aanvragen
  Handboek hybride installeren
Trainingen
  Examens en certificaten
Dealers
  Dealer worden
Algemene voorwaarden
Privacy
Cookies
*Werkinstructie balie
*Huisregels magazijn
`,
  `
Over Zilvermeeuw België
  Ons team
Contact
Klantendienst
  Terugzenden
  Waarborg
  Leveren en afhalen
Assortiment
  Warmtepompen
  Condensatieketels
  Ventilatie type D
  Vloerverwarming
Premies en EPB
Opleidingen
Verkooppunten
Algemene voorwaarden
Privacy
*Afspraken magazijn Antwerpen
`,
  `
About the service desk
Contact
Fault codes
Spare parts
  Ordering
  Returns
Firmware
  Release notes
Training
Manuals
Safety
Warranty
Privacy
*Rota of the service desk
`,
];

/** Titles of press releases. */
export const PRESS: readonly string[] = [
  `
Zilvermeeuw opent testcentrum voor warmtepompen in Zwolle
Duizendste hybride warmtepomp in Zwolle-Zuid geplaatst
Zilvermeeuw en ROC leiden samen monteurs op
Nieuw magazijn verdubbelt capaciteit
Zilvermeeuw neemt Koperhof Sanitair over
Alle bussen van de buitendienst elektrisch
Jaarcijfers: omzet groeit met elf procent
Ilse Vermeer wordt directeur techniek
Zilvermeeuw wint prijs voor beste leerbedrijf
Onderzoek: helft van de woningen nu al geschikt voor hybride
Vestiging Groningen opent de deuren
Afvalvrij bouwen: proef met retourverpakkingen geslaagd
Zilvermeeuw stopt met verkoop van losse gasketels aan nieuwbouw
Waterbesparing centraal op de Installatievakdagen
Eerste lichting omscholers aan het werk
Zilvermeeuw sponsort techniekles op basisscholen
Eigen merk krijgt vijftien jaar garantie op onderdelen
Honderdste cursusdag van het jaar
`,
  `
Zilvermeeuw opent vestiging in Hasselt
Nieuw magazijn aan de Noorderlaan in Antwerpen
Zilvermeeuw op Batibouw met stille buitenunits
Samenwerking met technische scholen in Limburg
Premiewijzer helpt installateurs op weg
Vlaamse vakbeurs bekroont ventilatie-unit
Zilvermeeuw België groeit naar zestig medewerkers
Levering aan de werf voortaan voor zeven uur
`,
  `
Service desk now answers in three languages
Spare parts for every machine since 2005
New portal for fault codes
Test centre opens for engineers from abroad
A thousand engineers trained
`,
];

/** References: name | city | client | square metres | index of its project | pictures. */
export const REFERENCES: readonly string[] = [
  `
Wijk Zwolle-Zuid: 124 woningen van het gas | Zwolle | Woningcorporatie Salland | 11800 | 0 | zwolle-zuid-nieuwbouw
Zwolle-Zuid, tweede fase | Zwolle | Woningcorporatie Salland | 8400 | 0 | zwolle-zuid
Renovatie Herenhuis Deventer | Deventer | Familie Ten Brinke | 310 | 1 | deventer-woning
Lage temperatuur in een oud huis | Deventer | Vereniging Oud Deventer | 240 | 1 | deventer-radiator
Kantoor Breda: koelen met de bodem | Breda | Markant Vastgoed | 5200 | 2 | kantoor-breda
Nieuwe dakopstelling in Breda | Breda | Markant Vastgoed | 5200 | 2 | kantoor-breda-dak
Zwembad De Vrolijkheid | Zwolle | Gemeente Zwolle | 3900 | 4 | leidingwerk
Zorghuis Linde: stil en warm | Raalte | Stichting Linde | 4100 | 5 | radiator-woonkamer
Pakhuis Kampen wordt woonhuis | Kampen | Pakhuis BV | 1450 | 6 | designradiator
Hotel Zeezicht | Scheveningen | Zeezicht Hotels | 6200 | 7 | buitenunits-plat-dak
Brandweerkazerne Ommen | Ommen | Veiligheidsregio IJsselland | 1780 | 8 | balie
Appartementen Sluishof | Hardenberg | Sluishof Wonen | 7300 | 9 | zwolle-zuid-nieuwbouw
Kerk krijgt vloerverwarming | Hattem | Hervormde Gemeente Hattem | 620 | 6 | vloerlussen
Sporthal zonder gas | Meppel | Gemeente Meppel | 2600 | 4 | zonnepanelen
Huisartsenpost Vechtdal | Dalfsen | Medisch Centrum Vechtdal | 980 | 5 | airco-slaapkamer
Basisschool De Klimop | Apeldoorn | Stichting Leerwijs | 2150 | 3 | school-antwerpen-techniek
Boerderij op propaan | Heino | Maatschap Hoekstra | 540 | 1 | buitenunit
Drijvende woningen | Amsterdam | Waterkant Ontwikkeling | 1320 | 9 | hybride
`,
  `
School Antwerpen: frisse lucht in elke klas | Antwerpen | Stad Antwerpen | 6800 | 3 | school-antwerpen
Techniekruimte van de school | Antwerpen | Stad Antwerpen | 240 | 3 | school-antwerpen-techniek
Bakkerij Vandenbroucke | Gent | Bakkerij Vandenbroucke | 860 | 10 | combiketel-bijkeuken
Stadskantoor Hasselt | Hasselt | Stad Hasselt | 9400 | 11 | kantoor-breda
Rijwoningen in Mechelen | Mechelen | Woonpunt Mechelen | 3300 | 0 | zwolle-zuid
Cohousing Leuven | Leuven | De Kersentuin vzw | 2700 | 9 | deventer-woning
Brouwerij op restwarmte | Oudenaarde | Brouwerij Ter Eiken | 4800 | 10 | leidingwerk
Praktijkruimte in Brugge | Brugge | Dokter Callens | 190 | 5 | airco-woonkamer
Loods aan de Noorderlaan | Antwerpen | Zilvermeeuw België | 7200 | 3 | antwerpen-magazijn
Kasteelhoeve Haspengouw | Sint-Truiden | Hoeve Haspengouw | 1150 | 1 | designradiator
`,
  `
Twelve outdoor units on one roof | Breda | Markant Property | 5200 | 2 | kantoor-breda-dak
A swimming pool in winter | Zwolle | City of Zwolle | 3900 | 4 | leidingwerk
Monitoring a hotel by the sea | Scheveningen | Zeezicht Hotels | 6200 | 7 | airco-slaapkamer
School ventilation, five years on | Antwerp | City of Antwerp | 6800 | 3 | school-antwerpen
Commissioning 124 houses | Zwolle | Salland Housing | 11800 | 0 | zwolle-zuid-nieuwbouw
A bakery that never closes | Ghent | Vandenbroucke Bakery | 860 | 10 | combiketel-zolder
`,
];

/** Branches: name | pictures. */
export const BRANCHES: readonly string[] = [
  `
Zwolle, hoofdvestiging | zwolle
Deventer | balie
Breda | zwolle-magazijn
Rotterdam | bus
Groningen | zwolle-showroom
`,
  `
Antwerpen | antwerpen
Hasselt | antwerpen-magazijn
`,
  `
Service centre Zwolle | zwolle
`,
];

/** The lines of one website's list. */
export const linesOf = (lists: readonly string[], website: number): readonly string[] =>
  (lists[website] ?? '').split('\n').filter((line) => line.trim() !== '');
