/** The same format as `DUTCH_FAQ`. */
export const ENGLISH_FAQ = `
# Orders and delivery
+* How do I order a spare part? | Search by the code on the type plate, add the part to your cart and choose <strong>Order</strong>.
+* When will my order arrive? | Parts in stock that are ordered before 5 p.m. arrive the next working day.
+ Can I collect an order at a branch? | Yes. Choose Collect in step 3; we keep the order ready for five working days.
+! How do I order on account? | Business accounts pay within 30 days. Your limit is shown under <a href="/my/account">My account</a>.
## Returns
+* How do I return a part? | Register the return under My orders and print the label. The driver collects the parcel.
+ Which parts cannot be returned? | Parts made to measure, opened refrigerant bottles and electronics without their seal.
- How long does a refund take? | Five working days after the part has been checked.
# Heat pumps
+* How do I commission a heat pump? |
  Flush the system, fill it to 1.5 bar, and follow the wizard on the display. Send us the log within 14 days. | ZM-WP-08 ZM-WP-11
+* The outdoor unit makes a humming noise. What can I do? |
  Check the rubber feet and the pipe clamps first, then the fan for ice. | ZM-BU-01
+ Which flow rate does the 8 kW model need? | 23 litres a minute at a temperature difference of 5 degrees. | ZM-WP-08 ZM-CP-25
- Can two outdoor units be cascaded? | Up to four units of the same model. The new controller is not released yet.
## Fault codes
+* What does code E61 mean? | The flow is too low. Clean the dirt separator and check the pump. | ZM-VA-01 ZM-CP-25
+* What does code E64 mean? | The outdoor sensor is not connected or is broken. | ZM-TH-03
+! Where do I find the list of all codes? | Under <a href="/service/codes">Service</a>, with cause and remedy for each.
# Boilers
+* How often does a boiler need maintenance? | Every 24 months, or every 12 months above 2,000 burner hours a year. | ZM-KT-24 ZM-KT-28
+ The pressure keeps falling. What do I check first? |
  The pre-charge of the expansion vessel, then the inlet group, then the pipes. | ZM-EV-18 ZM-IC-15
- Where do I find the year of manufacture? | The third and fourth digit of the serial number are the year.
# Controls
+* How do I reset the smart thermostat? | Hold both keys for ten seconds until the display shows RST. | ZM-TH-02
+ Which wire does OpenTherm need? | A pair of 0.8 mm², at most 50 metres, apart from mains cables.
## Firmware
+* How do I update the firmware? | The controller updates itself at night while it is online. With a memory stick it takes ten minutes.
- What changed in version 4.2? | Quieter defrosting and a second heating curve.
# Warranty
+* How long is the warranty? | Two years on everything, five years on heat pumps that are registered within 60 days.
+ Who pays for a call-out under warranty? | We do, when the installation follows the manual.
+! How do I claim a part? | Report it with the serial number and a photo; we send the new part first.
`;
