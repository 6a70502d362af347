import { DUTCH_SUBJECTS } from './dutch-subjects';
import { DUTCH_HOUSE } from './house-subjects';
import { readSubjects } from './subjects';
import type { Voice } from './voice';

/** How the Dutch and the Belgian website speak. */
export const DUTCH: Voice = {
  subjects: readSubjects(DUTCH_SUBJECTS),
  house: readSubjects(DUTCH_HOUSE),
  houseWords: [[/klant|retour|terug|garantie|waarborg|bezorg|lever|betalen|vragen|storing|onderdelen|contact|afhalen|werkinstructie/i, 1], [/voorwaarden|privacy|cookies|huisregels|premies|subsidie|afspraken/i, 2]],
  remarks: [
    'Twijfel je, bel dan onze technische dienst: op werkdagen neemt er vanaf zeven uur iemand op.',
    'De tekeningen en de handleiding staan bij de downloads, en liggen in de doos.',
    'Wat vandaag voor twaalf uur besteld is, ligt morgenvroeg op de bouw of in de afhaalkast.',
    'Een goede oplevering duurt een kwartier langer en scheelt een tweede rit.',
    'Maak een foto voor en na: dat is het makkelijkste dossier dat er is.',
    'Bewoners onthouden van een uitleg drie dingen, dus kies welke drie.',
    'In ons testcentrum in Zwolle staat een opstelling die je zelf mag ontregelen.',
    'De besparing hangt meer af van het inregelen dan van het merk.',
    'Noteer de instellingen op de sticker aan de binnenkant van de deur.',
    'Reken het na voordat je bestelt; de rekenhulp op onze website kost vijf minuten.',
    'Wie het voor het eerst doet, kan een dag met onze buitendienst meelopen.',
    'Niet elk huis is er klaar voor, en dan is eerlijk advies de beste reclame.',
    'De onderdelen blijven minstens vijftien jaar leverbaar.',
    'Let op de subsidie: de aanvraag moet binnen vierentwintig maanden na de installatie binnen zijn.',
    'Afval van de oude installatie mag gratis terug naar elke vestiging.',
    'Houd rekening met de levertijd in de herfst, als iedereen tegelijk begint.',
    'Vraag bij grotere projecten een leveringsschema aan, dan staat er nooit te veel op de steiger.',
    'Het verschil zit in de voorbereiding: wie meet, hoeft niet te gokken.',
    'Ook collega’s met dertig jaar ervaring komen bij ons terug voor de opfriscursus.',
    'Een stille installatie begint bij de plek en niet bij de kap eromheen.',
  ],
  headings: ['Waar je mee begint', 'Zo pakken wij het aan', 'Wat vaak misgaat', 'Meten en inregelen', 'Voor de bewoner', 'Wat het oplevert', 'Onderhoud', 'Ruimte en plaatsing', 'Aansluiten', 'Tot slot', 'In het kort', 'Wat zegt de norm?'],
  quotes: [
    ['Sinds we elke groep apart inregelen, worden we in januari bijna niet meer gebeld.', 'Hans Driessen', 'installateur in Ommen'],
    ['De bewoners merkten pas dat er een warmtepomp hing toen de rekening kwam.', 'Karin de Wit', 'woningcorporatie Salland'],
    ['Ik wil één leverancier die opneemt. Dat is hier zo.', 'Yusuf Kaya', 'eigenaar van Kaya Klimaat'],
    ['De meeste winst zat niet in de techniek, maar in de planning van de leveringen.', 'Bart Wijnands', 'uitvoerder'],
    ['Op school hoor je nu de leerlingen, en niet meer de ventilatie.', 'Ellen Maes', 'directeur'],
    ['We dachten dat het huis te oud was. Drie radiatoren later was dat niet meer zo.', 'Familie Ten Brinke', 'bewoners in Deventer'],
    ['Een goede tekening is de halve installatie.', 'Wout Peeters', 'projectleider'],
    ['De cursus kostte een dag en bespaart me er elk jaar drie.', 'Sjoerd Hofstra', 'monteur'],
    ['Het stilste compliment: de buren hebben nog nooit iets gevraagd.', 'Anneke Smit', 'architect'],
  ],
  reasons: [
    'Morgen op de bouw', 'Vijftien jaar onderdelen', 'Tekeningen in elk formaat', 'Advies door mensen die het zelf plaatsten', 'Retour zonder discussie', 'Eén aanspreekpunt per project',
    'Afhalen vanaf zes uur', 'Cursussen op vier plaatsen', 'Hulp bij de subsidie', 'Storingsdienst tot tien uur',
  ],
  buttons: [['Vraag advies', '/contact'], ['Naar het assortiment', '/assortiment'], ['Bekijk de cursussen', '/trainingen'], ['Zoek een vestiging', '/contact'], ['Reken het uit', '/keuzehulp-warmtepompen']],
  captions: ['Zo ziet het er na de oplevering uit.', 'De opstelling in ons testcentrum.', 'Halverwege het werk.', 'Genoeg ruimte om er later bij te kunnen.', 'Een dag later was het klaar.'],
  blogTitles: [
    'Vijf vragen over {definite}', '{Indefinite} plaatsen: zo pak je het aan', 'Waar let je op bij {plural}?', 'Wat {indefinite} je klant oplevert', 'De fouten die we het vaakst zien bij {plural}',
    '{Plural} in de renovatie: wat kan en wat niet',
  ],
  newsTitles: [
    'Nieuw in het assortiment: {plural} van eigen merk', '{Plural} weer uit voorraad leverbaar', 'Cursus {plural} in Zwolle: nog plaatsen vrij', 'Nieuwe prijzen voor {plural}', 'Handleiding voor {definite} herzien',
  ],
  words: {
    concept: 'Concept', readMore: 'Lees verder', downloads: 'Downloads', related: 'Lees ook', branches: 'Onze vestigingen', products: 'Uit ons assortiment',
    steps: ['Opnemen', 'Rekenen', 'Plaatsen', 'Inregelen', 'Opleveren', 'Nazorg'], notes: ['Nog laten nalezen door de technische dienst.', 'Foto’s vervangen zodra de oplevering geweest is.', 'Prijzen controleren voor het online gaat.', ''],
  },
};
