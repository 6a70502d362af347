/** Structures in English; see `structuresIn` for the format. */
export const ENGLISH_STRUCTURES = `
# PARTS-HEATING | Service catalogue heating | + | Quiet outdoor units.pdf
Heat pumps | Parts and accessories by model. | buitenunit
  Air to water | Monobloc and split models since 2019.
    Outdoor units | Fans, boards and sensors.
      Fan motor ZM-35 to ZM-50
      Control board ZM-70
      Outdoor sensor NTC 10 kΩ
    Indoor units | Pumps, valves and displays.
      Three-way valve
      Display with cable
  Hybrid | | hybride
    Connection sets
      Connection set for combi boilers
      OpenTherm interface
Boilers | Burners, exchangers and controls. | combiketel-zolder
  Combi boilers
    Burner
      Ignition electrode
      Gas valve 230 V
    Hot water
      Plate heat exchanger
      Flow sensor
  Flue systems | | leidingwerk
    Concentric 60/100
      Roof terminal 60/100
      Elbow 90° 60/100
Radiators | Valves, brackets and bleed screws. | radiator-woonkamer
  Valves | | thermostaatknop
    Thermostatic heads
      Thermostatic head white M30
      Thermostatic head anthracite M30
  Towel radiators | | designradiator
    Brackets
      Bracket set white

# PARTS-PLUMBING | Service catalogue plumbing | + | Company profile.pdf
Pipes and fittings | | bocht
  Copper
    Elbows
      Elbow 90° 15 mm
      Elbow 90° 22 mm
Pumps and vessels | | circulatiepomp
  Circulating pumps
    Heating
      Circulating pump 25-60-180
  Expansion vessels | | expansievat
    Heating
      Expansion vessel 25 litres

# PARTS-2024 | Service catalogue 2024 | - |
`;
