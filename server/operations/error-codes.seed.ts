import { errorCodeFields } from '../../src/domain/operations/error-code.rule';

/** Code, source, machines (`s` standard, `i` inverter), meaning, and instructions. */
const LINES = `
  A0 | service | si | Externe beveiliging aangesproken | Controleer het contact op klem T1/T2 en de vlotterschakelaar van de condenspomp.
  A1 | service | si | Fout in de print van de binnenunit \
    | Spanningsloos maken, vijf minuten wachten, opnieuw inschakelen. Blijft de code staan: print vervangen.
  A3 | external | si | Condenswater loopt niet af | Reinig de condensbak en controleer het afschot van de afvoer (minimaal 1 cm per meter).
  A5 | service | i | Vorstbeveiliging van de verdamper | Filter en verdamper reinigen; meet de koudemiddeldruk bij minder dan 2 bar.
  A6 | service | si | Ventilatormotor van de binnenunit geblokkeerd \
    | Draait het schoepenwiel vrij? Meet daarna de wikkelingen: 40 tot 60 ohm.
  A7 | external | si | Lamellenmotor staat vast | Beweeg de lamel met de hand naar de ruststand en start opnieuw.
  A9 | service | i | Elektronisch expansieventiel van de binnenunit \
    | Meet de spoel (46 ohm) en luister of het ventiel bij inschakelen loopt.
  AF | external | s | Bevochtiger loopt over | Vlotter ontkalken; toevoerklep controleren op vuil.
  AH | service | s | Fijnstoffilter niet herkend | Filter opnieuw plaatsen, contacten schoonmaken.
  AJ | internal | si | Capaciteit niet ingesteld | Weerstand op de print ontbreekt na vervanging: plaats de adapter die bij het type hoort.
  C1 | service | i | Geen verbinding tussen print en ventilatorprint | Stekker X70A controleren, daarna de print vervangen.
  C4 | service | si | Voeler vloeistofleiding binnenunit | Weerstand bij 20 °C: 25 kilo-ohm. Bij kortsluiting of onderbreking vervangen.
  C5 | service | si | Voeler gasleiding binnenunit | Weerstand bij 20 °C: 25 kilo-ohm.
  C9 | service | si | Voeler aanzuiglucht | Weerstand bij 20 °C: 25 kilo-ohm. Let op de stekker: wit, niet geel.
  CJ | external | si | Voeler in de thermostaat | De thermostaat valt terug op de voeler van de binnenunit; vervanging is niet dringend.
  CC | external | s | Vochtvoeler | Alleen bij cassettes met sierpaneel uit 2021 of later.
  E0 | service | si | Verzamelfout van de buitenunit | Lees de tweede code uit op de buitenunit.
  E1 | service | i | Fout in de hoofdprint van de buitenunit | Led HAP moet knipperen. Knippert hij niet: zekering F1U meten.
  E3 | service | si | Hogedrukpressostaat aangesproken | Condensor reinigen, ventilator controleren, koudemiddel afzuigen en wegen.
  E4 | service | i | Lagedruk te laag | Lek opsporen voordat er wordt bijgevuld; afsluiters volledig open?
  E5 | service | i | Compressor geblokkeerd | Eerst de aansluitvolgorde U, V, W; dan de wikkelingen tegen aarde.
  E6 | service | s | Compressor start niet, te hoge aanloopstroom | Startcondensator en relais vervangen; netspanning onder belasting meten.
  E7 | service | si | Ventilatormotor van de buitenunit | Op ijs of bladeren controleren. Meet 320 volt gelijkspanning op de stekker.
  E8 | service | i | Te hoge stroomopname | Condensor vuil of netspanning te laag.
  E9 | service | i | Expansieventiel van de buitenunit | Spoel opnieuw plaatsen tot hij klikt.
  EA | service | i | Vierwegklep schakelt niet om | Spoel meten; bij twijfel omschakelen in testbedrijf.
  F3 | service | si | Persgastemperatuur te hoog | Te weinig koudemiddel, of een voeler die los zit. Boven 120 °C schakelt de unit uit.
  F6 | service | i | Te hoge druk bij koelen | Luchttoevoer van de buitenunit vrijmaken; minimaal 30 cm achter de unit.
  H0 | internal | i | Stroomsensor van de compressor | Alleen na vervanging van de print: kalibreren via servicemenu 7.
  H3 | service | si | Stekker van de hogedrukpressostaat los | Stekker S1PH aandrukken.
  H6 | service | i | Positie van de compressor niet herkend | Aansluitingen van de compressor aanhalen, daarna de inverterprint vervangen.
  H9 | service | si | Buitenvoeler | Weerstand bij 10 °C: 40 kilo-ohm. De warmtepomp loopt zolang op een vaste waarde.
  J3 | service | si | Persgasvoeler | Weerstand bij 20 °C: 250 kilo-ohm.
  J6 | service | si | Voeler van de condensor | Weerstand bij 20 °C: 25 kilo-ohm.
  L3 | service | i | Schakelkast te warm | Koelblok reinigen, koelpasta vernieuwen.
  L4 | service | i | Koelblok van de inverter te warm | Ventilator van de buitenunit en vervuiling controleren.
  L5 | service | i | Inverter ziet te hoge uitgangsstroom | Compressor losnemen en testen met de testmodule.
  P4 | service | i | Voeler van het koelblok | Zit op de print: print vervangen.
  PJ | internal | i | Verkeerde capaciteit ingesteld | Na vervanging van de print de schakelaars DS1 instellen als op de oude.
  U0 | external | si | Te weinig koudemiddel | Het systeem blijft draaien. Lek opsporen en herstellen; melden in het logboek.
  U1 | external | s | Verkeerde fasevolgorde | Twee fasen verwisselen, met de hoofdschakelaar uit.
  U2 | external | si | Netspanning te laag of onderbroken | Meet onder belasting: minder dan 198 volt is te weinig.
  U3 | service | i | Inbedrijfstelling niet uitgevoerd | Testbedrijf starten via de thermostaat, vijf minuten laten lopen.
  U4 | combination | si | Geen communicatie tussen binnen- en buitenunit \
    | Kabel 1-2-3 in dezelfde volgorde aan beide zijden? Geen lasdoos ertussen.
  U5 | external | si | Geen communicatie met de thermostaat | Twee thermostaten: één op hoofd, één op neven.
  U7 | combination | i | Geen communicatie tussen buitenunits | Alleen bij cascade: adressen van de units controleren.
  U8 | external | si | Hoofd- en neventhermostaat verwisseld | Schakelaar achter op de thermostaat omzetten.
  UA | combination | si | Combinatie van binnen- en buitenunit past niet | Zie de combinatietabel; ook na vervanging van een print.
  UF | combination | i | Leidingen en bekabeling horen niet bij elkaar | Multisplit: kamer A op poort A. Start de automatische controle.
  UH | combination | i | Systeem kan niet worden opgestart | Adressen wissen en opnieuw laten toekennen.
  7H | external | si | Te weinig waterdoorstroming | Filter reinigen, ontluchten, pompstand en expansievat controleren.
  80 | service | si | Retourvoeler van de hydrobox | Weerstand bij 20 °C: 12,5 kilo-ohm.
  81 | service | si | Aanvoervoeler van de hydrobox | Weerstand bij 20 °C: 12,5 kilo-ohm.
  89 | service | i | Wisselaar bevroren | Ontdooien, doorstroming herstellen, dan pas resetten. Zie ook 7H.
  8F | external | si | Uittredend water te warm voor tapwater | Menglevel en voeler van het vat controleren.
  8H | external | si | Uittredend water te warm voor verwarming | Staat de bypass dicht terwijl alle groepen gesloten zijn?
  AA | external | s | Elektrisch element te warm | Maximaalthermostaat met de hand terugzetten.
  EC | service | si | Temperatuur van het tapwatervat abnormaal | Voeler zit los in de dompelbuis.
  HC | service | si | Voeler van het tapwatervat | Weerstand bij 50 °C: 4,2 kilo-ohm.
  HJ | external | si | Waterdruk te laag | Bijvullen tot 1,5 bar en het expansievat nakijken.
  89-10 | internal | i | Vorstbeveiliging van de wisselaar, herhaald | Three times within a day: tell product support before you reset.
`;

/** Error codes of machines, with instructions for installers. */
export const demoErrorCodes = () =>
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', source = '', machines = '', description = '', control = ''] = line
        .split('|')
        .map((part) => part.trim());
      return {
        code,
        source: errorCodeFields.source.values.find((known) => known === source) ?? null,
        description,
        control,
        standard: machines.includes('s'),
        inverter: machines.includes('i'),
      };
    });
