/** Subjects of the Dutch texts; see `readSubjects` for the format. */
export const DUTCH_SUBJECTS = `
# de hybride warmtepomp | een hybride warmtepomp | hybride warmtepompen | hybride | Warmtepompen | Hybride, Renovatie
Een hybride warmtepomp doet het meeste werk; de ketel springt bij als het vriest of als er warm tapwater nodig is.
In een rijtjeswoning uit de jaren tachtig daalt het gasverbruik met hybride doorgaans met zestig tot zeventig procent.
De binnenunit past meestal naast de ketel, zodat de bestaande leidingen kunnen blijven liggen.
Stel het omschakelpunt niet te hoog in: onder de vier graden is een goed ingeregelde pomp vaak nog steeds zuiniger dan gas.
Vergeet de condensafvoer van de buitenunit niet; bevroren water op een looppad is de meest gehoorde klacht van de eerste winter.
# de lucht-water-warmtepomp | een lucht-water-warmtepomp | lucht-water-warmtepompen | buitenunit | Warmtepompen | Lucht-water, Nieuwbouw
Een lucht-water-warmtepomp haalt warmte uit de buitenlucht en geeft die af aan het water van de verwarming.
Hoe lager de aanvoertemperatuur, hoe hoger het rendement: bij vijfendertig graden levert één kilowattuur stroom er bijna vijf aan warmte.
Houd voor en achter de buitenunit een halve meter vrij, anders zuigt hij zijn eigen koude lucht weer aan.
Een te groot gekozen warmtepomp pendelt, slijt sneller en maakt meer geluid dan nodig is.
Laat de buitenunit op rubberen dempers staan en nooit op een houten vlonder, want die werkt als klankkast.
# de bodemwarmtepomp | een bodemwarmtepomp | bodemwarmtepompen | leidingwerk | Warmtepompen | Bodem-water, Nieuwbouw
Een bodemwarmtepomp gebruikt een bron die het hele jaar door tien tot twaalf graden is.
Voor de boring is een melding nodig bij de provincie of de gemeente; reken op zes weken.
In de zomer koelt dezelfde bron de woning vrijwel gratis, en wordt hij ondertussen weer warmer.
De bron gaat langer mee dan de woning, dus leg de tekening ervan bij de meterkast.
Let bij het vullen op de menging van het antivries: te weinig bevriest, te veel kost rendement.
# de warmtepompboiler | een warmtepompboiler | warmtepompboilers | combiketel-bijkeuken | Warmtepompen | Renovatie, Subsidie
Een warmtepompboiler maakt warm tapwater met de lucht uit een berging, een kelder of de ventilatie.
Tweehonderd liter is genoeg voor een gezin van vier, als niet iedereen tegelijk doucht.
De ruimte waarin hij staat koelt een paar graden af; dat is in een wasruimte juist prettig.
Eén keer per week verwarmt hij het water boven de zestig graden, om legionella geen kans te geven.
Op zonnige dagen laadt hij overdag, zodat de eigen stroom in het vat terechtkomt.
# de vloerverwarming | vloerverwarming | vloerverwarming | vloerlussen | Vloerverwarming | Nieuwbouw, Inregelen
Vloerverwarming werkt met water van dertig tot vijfendertig graden en past daarom goed bij een warmtepomp.
Leg de lussen hart op hart op tien centimeter; wat er nu bespaard wordt aan buis, kost later rendement.
Laat de dekvloer eerst een maand drogen voordat het water voorzichtig warmer wordt.
Een lus langer dan honderd meter krijgt te weinig water, hoe hard de pomp ook werkt.
Maak foto's van de lussen voordat de vloer gestort wordt: wie later een gat boort, is er dankbaar voor.
# de verdeler | een verdeler | verdelers | verdeler | Vloerverwarming | Inregelen, Onderhoud
Op de verdeler wordt de vloer verdeeld: elke groep krijgt precies zoveel water als zijn kamer nodig heeft.
De debietmeters laten in één oogopslag zien welke groep te weinig krijgt.
Zet bij elke kraan op de verdeler welke ruimte erachter zit; een stickervel ligt in de doos.
Een verdeler zonder eigen pomp bespaart stroom en past bij een warmtepomp die zelf rondpompt.
Spoel elke groep afzonderlijk, anders blijft er lucht achter in de langste lus.
# de lagetemperatuurradiator | een lagetemperatuurradiator | lagetemperatuurradiatoren \
| radiator-woonkamer | Warmtepompen | Renovatie, Inregelen
Een lagetemperatuurradiator geeft met stille ventilatoren genoeg warmte af bij water van vijfenveertig graden.
Vaak hoeven maar twee of drie radiatoren vervangen te worden om een woning geschikt te maken voor een warmtepomp.
Reken per kamer uit wat er nodig is; vuistregels maken de slaapkamer te warm en de badkamer te koud.
Zorg voor een stopcontact in de buurt, want de ventilatoren gebruiken samen net zoveel als een nachtlampje.
Na het inregelen is het verschil tussen aanvoer en retour overal ongeveer vijf graden.
# de designradiator | een designradiator | designradiatoren | designradiator | Sanitair | Nieuwbouw, Renovatie
Een designradiator verwarmt de badkamer en droogt de handdoeken, en mag daarom gezien worden.
Kies hem een maat groter als de aanvoer onder de vijftig graden blijft.
Met een elektrisch element doet hij ook in de zomer dienst, als de verwarming uit staat.
Hang hem niet achter de deur: dan droogt er niets en wordt vooral de deur warm.
Zwarte en antraciete modellen geven net zoveel warmte af als witte; alleen stof valt er meer op.
# de wtw-unit | een wtw-unit | wtw-units | leidingwerk | Ventilatie | Nieuwbouw, Onderhoud
Een wtw-unit haalt negentig procent van de warmte uit de lucht die het huis verlaat.
Vervang de filters twee keer per jaar; wie naast een weiland woont, liever drie keer.
De klacht 'hij maakt lawaai' komt in acht van de tien gevallen door vuile filters of een geknikte slang.
Meet na de oplevering het debiet in elke kamer en laat de cijfers achter bij de bewoner.
Isoleer ook de afvoer naar buiten, anders druppelt het condens door het plafond.
# de badkamerventilator | een badkamerventilator | badkamerventilatoren | designradiator | Ventilatie | Renovatie, Stil wonen
Een badkamerventilator met vochtvoeler begint vanzelf als iemand doucht, en stopt als de spiegel weer helder is.
Onder de deur hoort een spleet van twee centimeter: zonder toevoer kan er geen lucht weg.
Een terugslagklep houdt de kou en de kookluchtjes van de buren buiten.
Kies een model met kogellagers als hij elke dag uren draait.
Laat de buis licht naar buiten aflopen, dan komt het condens niet terug in de motor.
# de CO₂-gestuurde ventilatie | CO₂-gestuurde ventilatie | CO₂-gestuurde ventilatie \
| school-antwerpen-techniek | Ventilatie | Nieuwbouw, Praktijkverhaal
CO₂-gestuurde ventilatie geeft lucht waar mensen zijn, en laat lege kamers met rust.
Boven de twaalfhonderd deeltjes per miljoen wordt een klas merkbaar suf.
Hang de meter op zithoogte en niet boven de deur, anders meet hij vooral de gang.
In een kantoor dat half bezet is scheelt sturen op CO₂ de helft van de ventilatie-energie.
Een schone lijn in de grafiek overtuigt een schoolbestuur meer dan welke folder ook.
# de combiketel | een combiketel | combiketels | combiketel-zolder | Ketels | Onderhoud, Hybride
Een moderne combiketel regelt terug tot twee kilowatt en slaat daardoor zelden af.
Zet de aanvoer op zestig graden in plaats van tachtig en de ketel condenseert de hele winter.
Een jaarlijkse beurt kost een half uur: brander, sifon, druk, en de meting van de rookgassen.
Wie nu een ketel ophangt, laat meteen ruimte voor de binnenunit van een hybride.
De sifon staat na een zomer droog; vul hem voordat de ketel weer aangaat.
# het expansievat | een expansievat | expansievaten | expansievat | Ketels | Onderhoud, Waterkwaliteit
Een expansievat vangt het uitzetten van het water op; is het lek, dan daalt de druk elke week.
De voordruk hoort een halve bar boven de hoogte van de installatie te liggen.
Bij een buffervat en vloerverwarming zit er meer water in, en moet het vat dus een maat groter.
Meet de voordruk alleen als het vat van de installatie is losgenomen.
Hangt het vat ondersteboven, dan verzamelt zich slib op het membraan.
# de circulatiepomp | een circulatiepomp | circulatiepompen | circulatiepomp | Regeltechniek | Inregelen, Onderhoud
Een moderne circulatiepomp gebruikt minder dan een ledlamp en past zich zelf aan.
Te veel opvoerhoogte hoor je: het water fluit door de radiatorkranen.
Sluit de pomp zo aan dat de as horizontaal ligt, want anders slijten de lagers.
Een vuilafscheider voor de pomp verdubbelt zijn leven.
Zet hem in de zomer één keer per week een minuut aan, dan blijft hij niet vastzitten.
# de slimme thermostaat | een slimme thermostaat | slimme thermostaten | thermostaat | Regeltechniek | Hybride, Inregelen
Een slimme thermostaat leert hoe lang een huis erover doet om warm te worden, en begint op tijd.
Bij een warmtepomp is een vaste temperatuur zuiniger dan elke nacht een grote verlaging.
Hang hem aan een binnenmuur, uit de zon en niet boven een lamp.
Met een weersafhankelijke regeling krijgt het water precies de temperatuur die de dag vraagt.
Geef de bewoner een kaartje met drie knoppen; de rest van het menu raakt vrijwel niemand aan.
# de airco | een airco | airco's | airco-woonkamer | Airconditioning | Stil wonen, Onderhoud
Een airconditioning van drieënhalve kilowatt koelt een woonkamer van veertig vierkante meter.
In het voor- en najaar verwarmt hij zuiniger dan welke ketel ook.
De filters van de binnenunit kan de bewoner zelf stofzuigen; doe het één keer samen voor.
Werk aan het koudemiddel is voorbehouden aan wie daarvoor gecertificeerd is.
Richt de luchtstroom langs het plafond en nooit op de bank.
# de zonnepanelen | een set zonnepanelen | zonnepanelen | zonnepanelen | Duurzaam bouwen | Subsidie, Renovatie
Zonnepanelen op oost en west leveren iets minder op dan op het zuiden, maar beter verspreid over de dag.
Nu het salderen stopt, telt vooral wat een huis zelf op het goede moment gebruikt.
Een warmtepomp die overdag wat warmer stookt, is de goedkoopste batterij die er is.
Laat de omvormer op de noordkant hangen: in de volle zon gaat hij terug in vermogen.
Controleer voor het leggen of het dak nog twintig jaar mee kan.
# het leidingwerk | leidingwerk | leidingen | leidingwerk | Duurzaam bouwen | Renovatie, Waterkwaliteit
Goed leidingwerk zie je niet, maar je hoort en betaalt het wel als het slecht ligt.
Isoleer ook de eerste meter in de kruipruimte, want daar gaat het meeste verloren.
Persfittingen besparen een uur per woning, mits iemand na afloop elke verbinding naloopt.
Laat elke tien meter ruimte voor uitzetten; koper groeit bij vijftig graden een centimeter.
Gebruik niet meer dan één metaal in een kring, of bescherm het water met een inhibitor.
# de inloopdouche | een inloopdouche | inloopdouches | designradiator | Sanitair | Renovatie, Nieuwbouw
Een inloopdouche begint bij het afschot: twee procent naar de goot, en nergens anders heen.
Kit is geen waterdichting; de laag eronder houdt het water tegen.
Met een douche-wtw gaat de helft van de warmte van het wegstromende water weer de kraan in.
Een glaswand van negentig centimeter houdt de vloer droog zonder deur.
Plaats de kraan zo dat niemand eerst koud water over zich heen krijgt.
# het inbouwreservoir | een inbouwreservoir | inbouwreservoirs | zwolle-showroom | Sanitair | Renovatie, Onderhoud
Een inbouwreservoir van nu spoelt met vier en een halve liter, en met drie als dat volstaat.
Het bedieningsplaatje is de enige toegang tot de techniek: hang er niets voor.
Stel de spoeling af als het toilet hangt, niet ervoor.
Een rubberen strook tussen toilet en tegel voorkomt dat de wand het geluid doorgeeft.
Op een lichte scheidingswand hoort een frame dat tot op de vloer draagt.
`;
