import type { DemoTime } from '../shared/plain-module';

const SUPPLIERS = ['Duinwaard', 'Noordzee Techniek', 'Veenhuis Parts', 'Holt Heizsysteme'] as const;
const MACHINES = ['SV-HR24', 'SV-HR28', 'SV-HR35', 'SV-WP08', 'SV-WP12', 'SV-VENT3'] as const;

/** Message, level, and frequency in twelfths. */
const MESSAGES = [
  ['message', 'Reference was read from the supplier', 6],
  ['message', 'Changes are proposed', 2],
  ['warning', 'The drawing has numbers that no item has', 1],
  ['warning', 'An item is not in the catalogue', 2],
  ['error', 'The supplier did not answer within 30 s', 1],
] as const;
const OFTEN = MESSAGES.flatMap(([level, message, times]) => Array.from({ length: times }, () => ({ level, message })));

const ENTRIES = 280;

/** Entries of the spare-part log for the last weeks. */
export const demoSparePartLogs = (workingMoment: DemoTime['workingMoment']) =>
  Array.from({ length: ENTRIES }, (_, place) => {
    const { level, message } = OFTEN[(place * 7) % OFTEN.length] ?? OFTEN[0] ?? { level: 'message', message: '' };
    const machine = `${MACHINES[place % MACHINES.length] ?? ''}-${String(2012 + (place % 13))}`;
    const at = workingMoment(-1 - Math.floor(place / 6), place);
    return {
      level,
      names: place % 17 === 0 ? '' : place % 9 === 0 ? `${machine}\n${machine}E` : machine,
      message,
      data: JSON.stringify({
        supplier: SUPPLIERS[place % SUPPLIERS.length] ?? '',
        items: String(4 + (place % 41)),
        ...(level === 'error' && { attempt: String(1 + (place % 3)) }),
      }),
      created_at: at,
      updated_at: at,
    };
  });
