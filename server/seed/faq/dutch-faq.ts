/**
 * Categories (`#`), subcategories (`##`) and questions with answers and product codes. `+` online, `-` offline; `*`
 * can be filtered, `!` for signed-in visitors.
 */
export const DUTCH_FAQ = `
# Bestellen en betalen
+* Hoe plaats ik een bestelling? |
  Zoek het artikel op code of naam, leg het in je mandje en kies <strong>Bestellen</strong>. De bevestiging staat onder Mijn bestellingen.
+* Kan ik mijn bestelling nog wijzigen? |
  Dat kan tot 17.00 uur op de dag van bestellen. Daarna ligt de order in het magazijn en bel je de binnendienst.
+! Hoe betaal ik op rekening? |
  Met een zakelijk account betaal je binnen 30 dagen. Je limiet staat onder <a href="/mijn/account">Mijn account</a>.
+ Waarom zie ik brutoprijzen? | Je nettoprijs verschijnt zodra je bent ingelogd.
## Leveren
+* Wanneer wordt mijn bestelling geleverd? |
  Voorraadartikelen die je voor 17.00 uur bestelt, staan de volgende werkdag voor 10.00 uur op de bouw.
+ Leveren jullie ook op zaterdag? | Op zaterdag leveren wij in heel Nederland tegen toeslag. Kies de dag in stap 3 van de bestelling.
+* Hoe wordt een warmtepomp afgeleverd? |
  Op een pallet, tot de eerste drempel. De chauffeur heeft een kooiaap bij zich. | ZM-WP-08 ZM-WP-11
- Wat kost spoedlevering per koerier? | Een koerier rekent per kilometer. Vraag de binnendienst om een prijs.
## Retourneren
+* Hoe stuur ik een artikel terug? | Meld de retour aan onder Mijn bestellingen en print het label. De chauffeur neemt het pakket mee.
+ Binnen welke termijn kan ik retourneren? | Tot 30 dagen na levering, in de ongeopende verpakking.
+ Kan ik maatwerk retourneren? | Op maat gezaagde buis en samengestelde verdelers nemen wij niet terug. | ZM-VB-16 ZM-VV-06
# Warmtepompen
+* Welk vermogen heeft een woning nodig? |
  Begin bij de warmteverliesberekening. Een geïsoleerde tussenwoning van na 2000 heeft meestal genoeg aan 5 tot 8 kW. | ZM-WP-05 ZM-WP-08
+* Hoe ver moet de buitenunit van de erfgrens staan? |
  Het geluid mag op de erfgrens niet boven 40 dB(A) in de avond en nacht komen. Met een geluidskap win je 6 tot 8 dB. | ZM-BU-01
+ Heeft elke warmtepomp een buffervat nodig? |
  Bij alleen vloerverwarming zonder naregeling vaak niet. Met radiatoren of zoneregeling wel: reken op 10 liter per kW. | ZM-BV-10 ZM-BV-20
+! Hoe vraag ik een inbedrijfstelling aan? | Vul het formulier in ten minste vijf werkdagen vooraf. Onze monteur neemt de logboeken mee.
- Welke koudemiddelen mogen vanaf 2027? |
  Voor split-units tot 12 kW geldt een grens van GWP 150. Wij werken dit antwoord bij zodra de regeling rond is.
## Hybride
+* Past een hybride warmtepomp bij elke ketel? |
  Bij onze HR-ketels met OpenTherm wel. Voor andere merken staat de lijst bij het artikel. | ZM-HY-04 ZM-HY-06 ZM-KT-24
+ Wanneer schakelt de ketel bij? | Onder het ingestelde bivalentiepunt, af fabriek 3 graden, en bij vraag naar warm water.
+ Hoeveel gas bespaart een hybride systeem? | In een gemiddelde woning 60 tot 70 procent van het gas voor verwarming.
# Ketels en warm water
+* Hoe vaak moet een ketel onderhoud hebben? | Elke 24 maanden, en elke 12 maanden bij meer dan 2.000 branduren per jaar. | ZM-KT-28
+ Welk expansievat kies ik? | Reken 1 liter vat op 10 liter systeeminhoud bij een voordruk van 1 bar. | ZM-EV-18 ZM-EV-35
+ De druk valt steeds weg. Wat controleer ik eerst? |
  Eerst de voordruk van het expansievat, dan de inlaatcombinatie, dan de leidingen. | ZM-IC-15
- Waar staat het bouwjaar van mijn ketel? | In het serienummer: het derde en vierde cijfer zijn het jaar.
# Vloerverwarming
+* Hoeveel groepen heb ik nodig? | Eén groep per 12 m² bij een hartafstand van 10 cm en buis van 16 mm. | ZM-VV-04 ZM-VV-06 ZM-VV-10
+ Hoe lang mag een groep zijn? | Hooguit 120 meter: daarboven wordt de weerstand te groot voor de pomp. | ZM-VB-16 ZM-CP-25
+ Hoe regel ik de groepen in? | Met de debietmeters op de verdeler. Het verschil tussen aanvoer en retour is bij een warmtepomp 5 graden.
# Ventilatie
+* Wanneer vervang ik de filters? | Twee keer per jaar: in het voorjaar en in het najaar. | ZM-FI-G4 ZM-FI-F7
+ Welke WTW-unit past bij mijn woning? |
  Reken 0,9 dm³/s per m². Voor 130 m² is de unit van 400 m³/h de rustige keus. | ZM-WTW-300 ZM-WTW-400
- Kan ik een WTW-unit aan een keukenkap koppelen? | Nee, vet verstopt de wisselaar. Gebruik een recirculatiekap.
# Garantie en storing
+* Hoe lang is de garantie? | Twee jaar op alles, vijf jaar op warmtepompen die je registreert binnen 60 dagen na plaatsing.
+* Hoe meld ik een storing? | Bel de storingsdienst met het serienummer en de foutcode. Buiten kantooruren word je doorverbonden.
+! Waar vind ik de foutcodes? | Onder <a href="/service/foutcodes">Service</a> staan alle codes met oorzaak en oplossing.
+ Wie betaalt de voorrijkosten bij garantie? | Wij, als de installatie volgens de handleiding is uitgevoerd.
# Mijn account
+* Hoe voeg ik een collega toe? | Onder Mijn account, Medewerkers. Je bepaalt per collega wie mag bestellen en wie prijzen ziet.
+ Ik ben mijn wachtwoord vergeten. Wat nu? | Kies Wachtwoord vergeten bij het inloggen. De link in de mail is een uur geldig.
- Hoe koppel ik mijn inkoopsoftware? | Via de koppeling met artikelbestanden en elektronische orders. De handleiding is in de maak.
`;
