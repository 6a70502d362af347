/** Subjects of the English texts; see `readSubjects` for the format. */
export const ENGLISH_SUBJECTS = `
# the outdoor unit | an outdoor unit | outdoor units | buitenunit | Heat pumps | Maintenance, Commissioning
An outdoor unit breathes: keep half a metre free in front and behind, all year round.
If the fan runs and the pressure does not rise, look at the expansion valve before you look at the compressor.
Leaves in the drip tray freeze first; a two-minute clean in November saves a call in January.
Rubber feet take away most of the noise that neighbours complain about.
# the hybrid controller | a hybrid controller | hybrid controllers | hybride | Controls | Firmware, Fault codes
The hybrid controller decides every ten minutes which of the two sources is cheaper.
Read the changeover temperature before you change anything else; it explains half of all complaints.
After an update the controller keeps its curve, but forgets the time zone.
Two sensors that were swapped look like a defect and are only a mistake.
# the combi boiler | a combi boiler | combi boilers | combiketel-zolder | Boilers | Maintenance, Fault codes
A combi boiler that locks out at night is usually short of water, not of gas.
Clean the siphon before the burner: a blocked drain pushes water into the fan.
Keep the flue measurement with the machine, so that the next engineer can compare.
With the flow set to sixty degrees a boiler condenses nearly all winter.
# the circulation pump | a circulation pump | circulation pumps | circulatiepomp | Plumbing | Spare parts, Maintenance
A pump that hums and does not turn is often stuck after the summer; the screw at the front frees it.
Replace head and seal together, because the old seal never fits twice.
The shaft lies level or the bearings will not last.
A dirt separator in front of the pump doubles its life.
# the ventilation unit | a ventilation unit | ventilation units | leidingwerk | Ventilation | Maintenance, Commissioning
A ventilation unit that got loud has dirty filters in eight cases out of ten.
Measure every room after commissioning and leave the figures with the owner.
The bypass opens by itself in summer; when it does not, its motor is the first suspect.
Insulate the outlet, or condensation will find the ceiling.
# the room thermostat | a room thermostat | room thermostats | thermostaat | Controls | Firmware, Spare parts
A room thermostat belongs on an inside wall, out of the sun and away from lamps.
Batteries last three years; write the date on the inside of the cover.
With a heat pump, a steady temperature costs less than a deep drop at night.
When the display stays dark, measure the bus before you order a new one.
# the expansion vessel | an expansion vessel | expansion vessels | expansievat | Boilers | Spare parts, Safety
An expansion vessel with a torn membrane shows itself by pressure that falls every week.
Check the pre-charge with the vessel taken off the system, never on it.
A buffer tank adds water, so the vessel has to grow with it.
Water at the valve means that the membrane is gone; there is nothing to repair.
# the refrigerant circuit | a refrigerant circuit | refrigerant circuits | buitenunits-plat-dak | Heat pumps | Refrigerants, Safety
Whoever opens a refrigerant circuit is certified, and notes what went in and what came out.
Propane is heavier than air: keep the opening of the cellar out of reach.
A leak detector is calibrated once a year, or it reassures without reason.
Weigh the charge; the pressure alone says too little.
# the underfloor manifold | an underfloor manifold | underfloor manifolds | verdeler | Plumbing | Commissioning, Tools
Name every valve of a manifold after its room, and do so before the floor is closed.
Flush each loop alone, because air hides in the longest one.
The flow meters tell at a glance which room gets too little.
A loop of more than a hundred metres will never be warm at its end.
# the air conditioner | an air conditioner | air conditioners | airco-slaapkamer | Heat pumps | Refrigerants, Maintenance
An air conditioner that drips indoors has a drain that runs uphill somewhere.
Show the owner once how the filters come out; after that they do it themselves.
Aim the air along the ceiling, never at the bed.
A unit that freezes in summer lacks air or refrigerant, in that order.
`;
