import { sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { queryRows, type Database } from '../database/database';
import { pictureOf, storePicture } from '../spare-parts/references/pictures';
import { utc } from '../shared/utc';
import { drawSheet } from './spare-parts/draw-sheet';
import { SHEET_KINDS } from './spare-parts/sheets';
import { workingMoment } from './working-hours';

/** Machines by their type, each in thirteen years. */
const MACHINES = [
  ...['SV-HR24', 'SV-HR28', 'SV-HR35', 'SV-HR42', 'SV-WP05', 'SV-WP08', 'SV-WP12', 'SV-WP16'],
  ...['SV-VENT1', 'SV-VENT3', 'SV-BLR80', 'SV-BLR120', 'SV-HYB06', 'SV-HYB10', 'SV-GK2', 'SV-GK4'],
  ...['SV-CV15', 'SV-CV20', 'SV-AC25', 'SV-AC35', 'SV-AC50', 'SV-MIX1', 'SV-MIX2', 'SV-DHW3'],
] as const;
const FIRST_YEAR = 2012;
const YEARS = 13;
const REFERENCES = 300;
/** The one whose items are all to be reviewed. */
const REVIEWED = 'SV-HR28-2019';
const TO_REVIEW = 40;
const VARIANTS = 3;

/** What is drawn, once for each kind and variant. */
const drawings = SHEET_KINDS.flatMap((kind) =>
  Array.from({ length: VARIANTS }, (_, variant) => {
    const { svg, width, height, spots } = drawSheet(kind, variant);
    return {
      kind,
      variant,
      width,
      height,
      spots,
      picture: pictureOf('image/svg+xml', 'svg', Buffer.from(svg), width, height),
    };
  }),
);

interface Item {
  readonly number: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
  readonly proposals: Readonly<Record<string, string>>;
}

const proposalsFor = (seed: number, item: Omit<Item, 'proposals'>): Item['proposals'] => ({
  ...(seed % 3 !== 1 && { name: `${item.name} met afdichting` }),
  ...(seed % 3 !== 0 && { code: String(Number(item.code) + 5) }),
  ...(seed % 4 === 2 && { quantity: String(Number(item.quantity) + 1) }),
  ...(seed % 5 === 3 && { remarks: 'Vervangt de uitvoering van voor 2018.' }),
});

/** The references with their sheets and items, as JSON for one statement. */
const demoReferences = (now: number) =>
  Array.from({ length: REFERENCES }, (_, place) => {
    const machine = MACHINES[place % MACHINES.length] ?? MACHINES[0];
    const reference = `${machine}-${String(FIRST_YEAR + (Math.floor(place / MACHINES.length) % YEARS))}`;
    const isReviewed = reference === REVIEWED;
    const state = isReviewed
      ? 'PROCESSED'
      : place % 25 === 7
        ? 'UNPROCESSED'
        : place % 25 === 16
          ? 'PROCESS_FAILED'
          : 'PROCESSED';
    const count = state !== 'PROCESSED' ? 0 : isReviewed ? 6 : 3 + (place % 5);
    let proposed = 0;
    const sheets = Array.from({ length: count }, (_, position) => {
      const drawing =
        drawings[((place + position) % SHEET_KINDS.length) * VARIANTS + (place % VARIANTS)] ?? drawings[0];
      const items = (drawing?.kind.parts ?? []).map(({ name, quantity }, part): Item => {
        const seed = place * 31 + position * 7 + part;
        const item = {
          number: String(part + 1),
          code: String(7_740_000 + (((drawing?.kind.code.length ?? 0) * 211 + part * 13 + place * 3) % 9_000)),
          name,
          quantity: String(seed % 19 === 0 ? quantity + 1 : quantity),
        };
        const isProposed = isReviewed ? proposed < TO_REVIEW : place % 9 === 2 && seed % 11 === 0;
        if (isProposed) proposed += 1;
        const proposals = isProposed ? proposalsFor(seed, item) : {};
        return {
          ...item,
          proposals: isProposed && Object.keys(proposals).length === 0 ? { name: `${name} II` } : proposals,
        };
      });
      return {
        position,
        code: drawing?.kind.code ?? '',
        picture: drawing?.picture.name ?? '',
        width: drawing?.width ?? 0,
        height: drawing?.height ?? 0,
        spots: drawing?.spots ?? [],
        items,
      };
    });
    return {
      reference,
      by_reference: fold(reference),
      external_id: `NZT-${String(40_000 + place * 7)}`,
      by_external_id: fold(`NZT-${String(40_000 + place * 7)}`),
      is_active: state === 'PROCESSED' && place % 4 !== 3,
      checked_at: state === 'UNPROCESSED' ? null : utc(workingMoment(now, -(place % 6), place)),
      created_at: utc(workingMoment(now, -30 - (place % 90), place)),
      check_status: 'UNCHECKED',
      process_status: state,
      search: `${fold(reference)} ${fold(`NZT-${String(40_000 + place * 7)}`)}`,
      sheets,
    };
  });

/** Plants machines with exploded views, items, proposals and what was told of them. */
export const plantSpareParts = async (tx: Database, now: number): Promise<void> => {
  for (const { picture } of drawings) await storePicture(tx, picture);
  const json = JSON.stringify(demoReferences(now));
  await tx.execute(sql`
    create temporary table planted_parts on commit drop as
    select place::integer, value from jsonb_array_elements(${json}::jsonb) with ordinality as p (value, place)`);
  await tx.execute(sql`
    insert into spare_parts (reference, by_reference, external_id, by_external_id, is_active, item_id, checked_at,
      created_at, check_status, process_status, has_updates, search)
    select value ->> 'reference', value ->> 'by_reference', value ->> 'external_id', value ->> 'by_external_id',
      (value ->> 'is_active')::boolean,
      case when place % 3 = 0 then (select id from shop_items order by id offset place % 20 limit 1) end,
      (value ->> 'checked_at')::timestamp, (value ->> 'created_at')::timestamp, value ->> 'check_status',
      value ->> 'process_status', false, value ->> 'search'
    from planted_parts order by place`);
  await tx.execute(sql`
    insert into spare_part_sheets (spare_part_id, position, code, picture, picture_width, picture_height)
    select s.id, (sheet ->> 'position')::integer, sheet ->> 'code', sheet ->> 'picture', (sheet ->> 'width')::integer,
      (sheet ->> 'height')::integer
    from planted_parts p join spare_parts s on s.reference = p.value ->> 'reference',
      jsonb_array_elements(p.value -> 'sheets') sheet
    order by s.id, 2`);
  await tx.execute(sql`
    insert into spare_part_items (sheet_id, number, position, code, name, quantity, proposals, item_id)
    select t.id, item ->> 'number', n::integer, item ->> 'code', item ->> 'name', item ->> 'quantity', item -> 'proposals',
      case when (t.id + n) % 7 <> 3 then (select min(id) from shop_items) + ((t.id * 3 + n) % 12)::integer end
    from planted_parts p join spare_parts s on s.reference = p.value ->> 'reference'
    cross join jsonb_array_elements(p.value -> 'sheets') sheet
    join spare_part_sheets t on t.spare_part_id = s.id and t.position = (sheet ->> 'position')::integer,
      jsonb_array_elements(sheet -> 'items') with ordinality as i (item, n)
    order by t.id, n`);
  await tx.execute(sql`
    update spare_part_sheets t
    set boxes = coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'xMin', spot -> 'xMin', 'xMax', spot -> 'xMax', 'yMin', spot -> 'yMin',
        'yMax', spot -> 'yMax'))
      from jsonb_array_elements(sheet -> 'spots') spot
      join spare_part_items i on i.sheet_id = t.id and i.position = (spot ->> 'part')::integer + 1), '[]')
    from planted_parts p join spare_parts s on s.reference = p.value ->> 'reference'
    cross join jsonb_array_elements(p.value -> 'sheets') sheet
    where t.spare_part_id = s.id and t.position = (sheet ->> 'position')::integer`);
  await recountAll(tx);
  await tx.execute(sql`
    insert into spare_part_log_references (log_id, spare_part_id)
    select l.id, s.id from spare_part_logs l join spare_parts s on s.reference = any(string_to_array(l.names, E'\n'))`);
};

/** What `recount` counts, for all references at once. */
const recountAll = async (tx: Database): Promise<void> => {
  await queryRows(
    tx,
    sql`
      with items as (
        select t.spare_part_id as part, i.item_id is not null as available, i.proposals <> '{}' as proposed,
          (select count(*) from jsonb_array_elements(t.boxes) box where (box ->> 'id')::integer = i.id)
            = coalesce(nullif(i.quantity, ''), '0')::integer as fits
        from spare_part_items i join spare_part_sheets t on t.id = i.sheet_id
      ),
      counted as (
        select part, 100 * count(*) filter (where available) / count(*) as availability,
          100 * count(*) filter (where fits) / count(*) as quantity, bool_or(proposed) as proposed
        from items group by part
      )
      update spare_parts s
      set match_availability = c.availability, match_quantity = c.quantity, has_updates = c.proposed,
        check_status = case when c.proposed then 'UNCHECKED' else 'CHECKED' end
      from counted c where c.part = s.id returning s.id`,
  );
};
