import type { Id } from '../../../domain/shared/id';
import { BLANK_ITEM, type MenuItemDraft } from '../../../domain/site/menu-item';
import { takesItems, type MenuItemType } from '../../../domain/site/menu-item.rule';
import { MEMORY_ROUTES } from './published/memory-menus';

/** A stored item: its number, menu and position. */
export type KeptItem = MenuItemDraft & {
  readonly id: Id;
  readonly menu: Id;
  readonly parent: Id | null;
  /** Position among its siblings, from 1. */
  readonly place: number;
};

interface Outline {
  readonly label: string;
  readonly type?: MenuItemType;
  /** URL, or value of a route. */
  readonly to?: string;
  readonly below?: readonly Outline[];
}

/** The main menu, with three levels. */
const MAIN: readonly Outline[] = [
  {
    label: 'Producten',
    below: [
      { label: 'Warmtepompen', below: [{ label: 'Lucht-waterwarmtepompen' }, { label: 'Hybride warmtepompen' }] },
      { label: 'Radiatoren en convectoren' },
      { label: 'Vloerverwarming' },
      { label: 'Montagehandleidingen', type: 'external', to: 'https://handleidingen.zilvermeeuw.example/' },
    ],
  },
  {
    label: 'Service',
    below: [
      { label: 'Onderhoud aanvragen' },
      { label: 'Storingscodes', type: 'route', to: 'error-codes' },
      { label: 'Onderdelen zoeken', type: 'route', to: 'spare-parts' },
    ],
  },
  { label: 'Vestigingen', type: 'module', to: 'branch' },
  { label: 'Mijn account', type: 'route', to: 'account' },
];
const FOOTER: readonly Outline[] = [
  { label: 'Contact', type: 'external', to: '/contact' },
  { label: 'Voorwaarden', type: 'external', to: '/voorwaarden' },
];

const draftOfOutline = ({ label, type = 'external', to = '/' }: Outline): MenuItemDraft => {
  const found = MEMORY_ROUTES.find(({ id }) => id === to);
  return {
    ...BLANK_ITEM,
    label,
    type,
    location: type === 'external' ? to : '',
    route: takesItems(type) || found === undefined ? null : { id: found.id, label: found.label },
  };
};

const kept = (menu: Id, outlines: readonly Outline[], parent: Id | null, next: () => Id): readonly KeptItem[] =>
  outlines.flatMap((outline, index) => {
    const id = next();
    return [
      { ...draftOfOutline(outline), id, menu, parent, place: index + 1 },
      ...kept(menu, outline.below ?? [], id, next),
    ];
  });

/** The items of the seed menus. */
export const seededItems = (): readonly KeptItem[] => {
  let last = 0;
  const next = (): Id => {
    last += 1;
    return String(last);
  };
  return [...kept('1', MAIN, null, next), ...kept('2', FOOTER, null, next)];
};
