import type { Language } from '../../../domain/shared/locale';

/** Labels of block types, fields and options: code, English, Dutch. */
const WORDS: ReadonlyMap<string, readonly [string, string]> = new Map(
  `
default-header|Heading|Kop
default-text-plain|Text|Tekst
custom-youtube|YouTube video|YouTube-video
custom-quote|Quote|Citaat
custom-text-layer|Text on a coloured layer|Tekst op een gekleurd vlak
custom-text-image|Text with an image|Tekst met afbeelding
custom-text-image-block|Block with an image|Blok met afbeelding
custom-text-image-news|News text with images|Nieuwstekst met afbeeldingen
custom-text-cta|Call to action|Call-to-action
custom-assortment-category|Assortment groups|Assortimentsgroepen
custom-assortment-info|About an assortment|Over een assortiment
custom-downloads|Downloads|Downloads
custom-hub|Hub of pages|Verwijzingen naar pagina's
custom-usp|Selling points|Pluspunten
custom-branches|Branches|Vestigingen
custom-header-small|Small header|Kleine kop
custom-tiles|Tiles|Tegels
custom-widget|Widget|Widget
title|Title|Titel
level|Level|Niveau
text|Text|Tekst
video|Address of the video|Adres van de video
caption|Caption|Bijschrift
wide|Over the full width|Over de volle breedte
quote|Quote|Citaat
name|Name|Naam
position|Position|Functie
image|Image|Afbeelding
background|Background|Achtergrond
button|Button|Knop
side|Side of the image|Kant van de afbeelding
slides|Slideshow|Diavoorstelling
date|Date of the event|Datum van de gebeurtenis
assortments|Assortments|Assortimenten
assortment|Assortment|Assortiment
products|Products|Producten
files|Files|Bestanden
pages|Pages|Pagina's
categories|Categories|Categorieën
points|Points, one on each line|Punten, elk op een eigen regel
icon|Icon|Pictogram
branches|Branches|Vestigingen
map|Show a map|Kaart tonen
subtitle|Subtitle|Ondertitel
tiles|Tiles|Tegels
page|Page behind the tiles|Pagina achter de tegels
widget|Widget|Widget
code|Settings|Instellingen
h2|Heading 2|Kop 2
h3|Heading 3|Kop 3
h4|Heading 4|Kop 4
white|White|Wit
label|Text on the button|Tekst op de knop
url|Leads to|Verwijst naar
style|Colour|Kleur
id|Choice|Keuze
highlight|Highlighted|Uitgelicht
lightgrey|Light grey|Lichtgrijs
red|Red|Rood
left|Left|Links
right|Right|Rechts
check|Tick|Vinkje
star|Star|Ster
arrow|Arrow|Pijl
dealerLocator|Dealer locator|Dealerzoeker
airConfigurator|Air conditioning configurator|Airco-configurator
heatPumpSelector|Heat pump selector|Warmtepompkiezer
contact|Contact form|Contactformulier`
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', english = '', dutch = ''] = line.split('|');
      return [code, [english, dutch]];
    }),
);

/** The label of a code; the code itself if there is none. */
export const wordFor = (code: string, language: Language): string =>
  WORDS.get(code)?.[language === 'nl' ? 1 : 0] ?? code;
