/** Structures in Dutch; see `structuresIn` for the format. */
export const DUTCH_STRUCTURES = `
# VERWARMING-2027 | Hoofdcatalogus verwarming 2027 | + | Keuzehulp warmtepompen.pdf
Warmtepompen | Voor nieuwbouw en renovatie, van 3 tot 16 kW. | buitenunit
  Lucht-waterwarmtepompen | Halen warmte uit de buitenlucht, geschikt voor vloerverwarming en radiatoren.
    Monoblock | De hele koudekring zit in de buitenunit: alleen water gaat naar binnen.
      ZM-35 Monoblock | 3,5 kW bij A7/W35, 230 V.
      ZM-50 Monoblock | 5 kW bij A7/W35, 230 V.
      ZM-70 Monoblock | 7 kW bij A7/W35, 230 V.
      ZM-90 Monoblock | 9 kW bij A7/W35, 400 V.
    Split | Binnen- en buitenunit met een koudemiddelleiding; vraagt een F-gassencertificaat.
      ZM-50 Split | 5 kW bij A7/W35.
      ZM-70 Split | 7 kW bij A7/W35.
      ZM-120 Split | 12 kW bij A7/W35, 400 V.
    Binnenunits | Met of zonder ingebouwde boiler van 180 liter.
      Binnenunit wandmodel | 6 kW elektrisch element.
      Binnenunit met boiler | 180 liter, 6 kW elektrisch element.
  Hybride warmtepompen | Werken samen met een bestaande cv-ketel. | hybride
    Compleet met ketel | Warmtepomp en HR-ketel op elkaar afgestemd.
      Hybride set 24 kW | Warmtepomp 4 kW met ketel CW4.
      Hybride set 30 kW | Warmtepomp 5 kW met ketel CW5.
    Bij een bestaande ketel | Past bij elke ketel met OpenTherm.
      Hybride module 4 kW
      Hybride module 5 kW
  Warmtepompboilers | Warm tapwater uit ventilatielucht of binnenlucht. | combiketel-bijkeuken
    Staand model
      Warmtepompboiler 200 liter
      Warmtepompboiler 270 liter
    Wandmodel
      Warmtepompboiler 110 liter
Ketels | HR-combiketels en HR-soloketels. | combiketel-zolder
  Combiketels | Verwarming en warm water in één toestel.
    HR-combi CW3
      ZM Combi 24 CW3
    HR-combi CW4
      ZM Combi 28 CW4
      ZM Combi 28 CW4 met afdekplaat
    HR-combi CW5
      ZM Combi 36 CW5
  Soloketels
    Wandmodel
      ZM Solo 24
      ZM Solo 36
    Staand model
      ZM Solo 65
      ZM Solo 120
  Rookgasafvoer | Concentrisch en parallel, kunststof en roestvast staal. | leidingwerk
    Concentrisch 60/100
      Dakdoorvoer 60/100
      Bocht 90° 60/100
      Verlengstuk 60/100 1 meter
    Concentrisch 80/125
      Dakdoorvoer 80/125
      Muurdoorvoer 80/125
Radiatoren | Paneel-, design- en lagetemperatuurradiatoren. | radiator-woonkamer
  Paneelradiatoren
    Type 11
      Type 11, 500 × 600 mm
      Type 11, 500 × 1000 mm
    Type 22
      Type 22, 500 × 600 mm
      Type 22, 500 × 1000 mm
      Type 22, 600 × 1400 mm
    Type 33
      Type 33, 600 × 1000 mm
  Designradiatoren | | designradiator
    Handdoekradiatoren
      Handdoekradiator wit 1200 × 500 mm
      Handdoekradiator antraciet 1800 × 600 mm
    Verticale radiatoren
      Verticale radiator wit 2000 × 500 mm
  Radiatorkranen | | thermostaatknop
    Thermostaatknoppen
      Thermostaatknop wit M30
      Thermostaatknop antraciet M30
    Voetventielen
      Voetventiel recht ½″
      Voetventiel haaks ½″
Vloerverwarming | Leidingen, verdelers en regeling. | vloerlussen
  Leidingen
    PE-RT leiding
      PE-RT 16 × 2, rol 120 meter
      PE-RT 16 × 2, rol 500 meter
    Meerlagenbuis
      Meerlagenbuis 16 × 2, rol 100 meter
  Verdelers | | verdeler
    Met pomp
      Verdeler 4 groepen met pomp
      Verdeler 8 groepen met pomp
      Verdeler 12 groepen met pomp
    Zonder pomp
      Verdeler 4 groepen
      Verdeler 8 groepen
  Regeling per ruimte
    Bedraad
      Ruimtethermostaat opbouw
      Servomotor 230 V
    Draadloos
      Ruimtethermostaat draadloos
Regelingen | Thermostaten en toebehoren. | buitenunit
  Thermostaten
    Klokthermostaten
      Klokthermostaat OpenTherm
    Slimme thermostaten
      ZM Wijs, wit
      ZM Wijs, zwart

# SANITAIR-2027 | Sanitair en leidingwerk | + | Bedrijfsprofiel.pdf
Leidingwerk | | leidingwerk
  Koper
    Buis
      Koperen buis 15 mm, lengte 5 meter
      Koperen buis 22 mm, lengte 5 meter
    Fittingen | | bocht
      Bocht 90° 15 mm
      Bocht 90° 22 mm
      T-stuk 15 mm
  Kunststof | | leiding-op-rol
    Leiding op rol
      Leiding 16 mm, rol 100 meter
      Leiding 20 mm, rol 100 meter
Afsluiters | | kogelkraan
  Kogelkranen
    Met hendel
      Kogelkraan ½″ rood
      Kogelkraan ¾″ rood
    Met vlinder
      Kogelkraan ½″ geel
Pompen en vaten | | circulatiepomp
  Circulatiepompen
    Verwarming
      Circulatiepomp 25-40-180
      Circulatiepomp 25-60-180
    Tapwater
      Circulatiepomp brons 20-40-150
  Expansievaten | | expansievat
    Verwarming
      Expansievat 18 liter, 0,5 bar
      Expansievat 25 liter, 1 bar
    Tapwater
      Expansievat 12 liter, wit

# KOELING | Airconditioning en koeling | + |
Wandmodellen | | airco-woonkamer
  Enkelvoudig
    Tot 3,5 kW
      Wandunit 2,5 kW
      Wandunit 3,5 kW
    Vanaf 5 kW
      Wandunit 5 kW
  Multisplit | | airco-slaapkamer
    Buitenunits
      Multisplit voor 2 ruimten
      Multisplit voor 4 ruimten

# VERWARMING-2026 | Hoofdcatalogus verwarming 2026 | - | Prijslijst 2026.pdf
Warmtepompen | | buitenunit
  Lucht-waterwarmtepompen
    Monoblock
      ZM-35 Monoblock (tot 2026)
Ketels | | combiketel-zolder

# TEST-IMPORT | Proefimport van de leverancier | - |
`;

/** Structures of the Belgian website. */
export const BELGIAN_STRUCTURES = `
# VERWARMING-BE | Catalogus verwarming België | + | Stille buitenunits.pdf
Warmtepompen | | buitenunit
  Lucht-waterwarmtepompen
    Monoblock
      ZM-50 Monoblock
      ZM-70 Monoblock
Gascondensatieketels | | combiketel-zolder
  Combiketels
    Wandmodel
      ZM Combi 28

# SANITAIR-BE | Catalogus sanitair België | - |
`;
