/** Subjects about the firm for Dutch pages and press releases; see `readSubjects` for the format. */
export const DUTCH_HOUSE = `
# ons bedrijf | een groothandel | vestigingen | balie | Zilvermeeuw zelf | Praktijkverhaal
Zilvermeeuw levert sinds 1962 aan installateurs, en is nog altijd een familiebedrijf.
Wij werken met tweehonderdtien mensen vanuit acht vestigingen in Nederland en België.
De helft van onze adviseurs heeft zelf jarenlang in een busje gezeten.
Wie bij ons begint, loopt eerst een week mee in het magazijn en een week op de bouw.
Ons testcentrum staat open voor iedereen die iets wil uitproberen voordat de klant het ziet.
Sinds vorig jaar rijdt de buitendienst elektrisch en komt de stroom van ons eigen dak.
# de klantenservice | een bestelling | bestellingen | zwolle-magazijn | Zilvermeeuw zelf | Onderhoud
Op werkdagen is de klantenservice van zeven tot zeven bereikbaar, telefonisch en in de chat.
Een bestelling die voor twaalf uur binnen is, gaat dezelfde dag nog mee met de bus.
Wat niet past, mag binnen dertig dagen terug, zolang de doos heel is.
Afhalen kan dag en nacht: de code van de kast staat in de bevestiging.
Houd het ordernummer bij de hand, dan zijn we het snelst.
De garantie op ons eigen merk loopt vijftien jaar en begint op de dag van de installatie.
# de voorwaarden | een afspraak | afspraken | kantoor-breda | Wet en norm | Onderhoud
Wij bewaren gegevens niet langer dan nodig is, en nooit langer dan de wet vraagt.
Prijzen zijn exclusief btw en gelden tot er een nieuwe lijst verschijnt.
Wie zijn gegevens wil inzien of laten wissen, krijgt binnen een week antwoord.
Deze website meet alleen wat nodig is om hem te verbeteren, en niemand wordt gevolgd.
Op elke levering zijn de voorwaarden van de branche van toepassing, tenzij we iets anders hebben afgesproken.
Een klacht behandelen we binnen vijf werkdagen, met één vaste contactpersoon.
`;

/** The same subjects in English. */
export const ENGLISH_HOUSE = `
# the service desk | a service desk | desks | balie | How we work | Maintenance
The service desk helps engineers in three countries, from seven in the morning until ten in the evening.
Nine out of ten questions are answered on the phone; for the tenth somebody drives out.
Everybody at the desk has repaired machines before answering for them.
What we learn from a call is written down the same day, for whoever calls next.
# the conditions | a condition | conditions | zwolle-magazijn | How we work | Safety
Parts that were not used may come back within thirty days, in their box.
We keep what we know about a customer no longer than we need it.
The warranty begins on the day of commissioning and needs a report of it.
Whoever works on a refrigerant circuit shows a certificate first.
`;
