import { errorCodes, type ErrorCode } from '../../../domain/operations/error-code';
import { plainMemory } from '../shared/plain.memory';

/** Code, source, standard, inverter, meaning, instructions. */
const SEED: readonly (readonly [string, ErrorCode['source'], boolean, boolean, string, string])[] = [
  ['A3', 'external', true, true, 'Condenswater loopt niet af', 'Condensbak reinigen, afschot controleren.'],
  ['A6', 'service', true, true, 'Ventilator van de binnenunit geblokkeerd', 'Draait het schoepenwiel vrij?'],
  ['AJ', 'internal', true, true, 'Capaciteit niet ingesteld', 'Plaats de adapter die bij het type hoort.'],
  ['E3', 'service', true, true, 'Hogedrukpressostaat aangesproken', 'Condensor reinigen, ventilator controleren.'],
  ['E5', 'service', false, true, 'Compressor geblokkeerd', 'Volgorde U, V, W; dan de wikkelingen tegen aarde.'],
  ['E6', 'service', true, false, 'Compressor start niet', 'Startcondensator en relais vervangen.'],
  ['F3', 'service', true, true, 'Persgastemperatuur te hoog', 'Te weinig koudemiddel, of een voeler die los zit.'],
  ['L4', 'service', false, true, 'Koelblok van de inverter te warm', 'Ventilator en vervuiling controleren.'],
  ['PJ', 'internal', false, true, 'Verkeerde capaciteit ingesteld', 'Schakelaars DS1 instellen als op de oude print.'],
  ['U0', 'external', true, true, 'Te weinig koudemiddel', 'Lek opsporen en herstellen; melden in het logboek.'],
  ['U4', 'combination', true, true, 'Geen communicatie tussen binnen- en buitenunit', 'Aders in dezelfde volgorde?'],
  ['UA', 'combination', true, true, 'Combinatie van binnen- en buitenunit past niet', 'Zie de combinatietabel.'],
  ['7H', 'external', true, true, 'Too little water flows', 'Clean the filter, vent, look at the pump.'],
];

/** Error codes in memory. */
export const errorCodesMemory = plainMemory(errorCodes, {
  seed: SEED.map(([code, source, standard, inverter, description, control], index) => ({
    id: String(index + 1),
    code,
    source,
    standard,
    inverter,
    description,
    control,
  })),
});
