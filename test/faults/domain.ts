import type { Fault } from './fault';

export const domainFaults: readonly Fault[] = [
  {
    kind: 'field dropped',
    file: 'src/domain/spare-parts/spare-part.ts',
    search: "isActive: { kind: 'flag', listed: true, sortable: true },",
    replace: '',
    caughtBy: 'types',
  },
  {
    kind: 'off by one',
    file: 'src/domain/content/block.rule.ts',
    search: 'Array.isArray(value) && value.length > MAX_ENTRIES',
    replace: 'Array.isArray(value) && value.length >= MAX_ENTRIES',
    caughtBy: { 'test/domain/content/block.rule.test.ts': ['blocks of an item (R-CON-05) the longest list'] },
  },
  {
    kind: 'branch swapped',
    file: 'src/domain/catalogue/faq-tree.ts',
    search: '(parent === null ? [id] : [])',
    replace: '(parent === null ? [] : [id])',
    caughtBy: {
      'test/domain/catalogue/faq-tree.test.ts': [
        'categories as they are shown (R-CAT-61) shows subcategories below their main category, both in their order',
        'categories as they are shown (R-CAT-61) shows a subcategory of an unknown category as a main category',
      ],
    },
  },
  {
    kind: 'default lost',
    file: 'src/domain/content/editor-lock.machine.ts',
    search: 'since: context.holder?.since ?? null }',
    replace: 'since: null }',
    caughtBy: {
      'test/domain/content/editor-lock.machine.test.ts': [
        'the lock of an editor at work (R-CON-06) who may take over is asked first; refused then, they are told by whom',
      ],
      'test/application/content/wire-editor-lock.test.ts': [
        'the lock of an editor, wired (R-CON-06) that was asked about ends no other one',
      ],
    },
  },
  {
    kind: 'guard removed',
    file: 'src/domain/shared/format.ts',
    search: "if (Number.isNaN(new Date(instant).getTime())) return '';",
    replace: '',
    caughtBy: {
      'test/domain/shared/format.test.ts': [
        'a stamp is written for programs, in the zone of the person and whatever their format',
        'dates (R-SES-05) NaN is no moment and gives no text',
      ],
    },
  },
  {
    kind: 'negation lost',
    file: 'src/domain/content/block-history.ts',
    search: `blocks.filter(({ guid }) => !guids.includes(guid)),
  ];
  return insertAt(staying`,
    replace: `blocks.filter(({ guid }) => guids.includes(guid)),
  ];
  return insertAt(staying`,
    caughtBy: {
      'test/domain/content/block-history.test.ts': [
        'what is done to blocks (R-CON-10) one moves down',
        'what is done to blocks (R-CON-10) one moves up',
      ],
    },
  },
  {
    kind: 'limit changed',
    file: 'src/domain/content/modules.rule.ts',
    search: 'const FIRST_YEAR = 1900;',
    replace: 'const FIRST_YEAR = 1950;',
    caughtBy: {
      'test/domain/content/content.rule.test.ts': [
        'a reference completed in 1900, judged at 1798761600000: true (R-CON-01)',
      ],
    },
  },
  {
    kind: 'right not checked',
    file: 'src/domain/session/menu.rule.ts',
    search: '.filter((module) => offersModule(holder, module))',
    replace: '.filter(() => holder.su || true)',
    caughtBy: {
      'test/domain/session/menu.rule.test.ts': [
        'R-ACC-05: who holds nothing is offered what it opens',
        'R-ACC-05: who holds one right is offered what it opens',
      ],
    },
  },
  {
    kind: 'order changed',
    file: 'src/domain/spare-parts/drawing.rule.ts',
    search: 'one.far - other.far',
    replace: 'other.far - one.far',
    caughtBy: {
      'test/domain/spare-parts/drawing.test.ts': [
        'arrow keys in a drawing (R-SPA-34) ArrowDown goes to the nearest number in its direction',
        'arrow keys in a drawing (R-SPA-34) ArrowUp goes to the nearest number in its direction',
      ],
    },
  },
  {
    kind: 'normalisation lost',
    file: 'src/domain/shared/links/website-target.rule.ts',
    search: String.raw`url.hostname.replace(/\.$/, '')`,
    replace: 'url.hostname',
    caughtBy: {
      'test/domain/site/redirect-check.rule.test.ts': [
        'the check of all redirects (R-SIT-05) names chains: dot segments, and the own host in another writing',
      ],
    },
  },
  {
    kind: 'transition changed',
    file: 'src/domain/content/editor-lock.machine.ts',
    search: `guard: { type: 'canOfferTakeover', params: outcomeOf },
            target: 'confirmingTakeover'`,
    replace: `guard: { type: 'canOfferTakeover', params: outcomeOf },
            target: 'takingOver'`,
    caughtBy: {
      'test/domain/content/editor-lock.machine.test.ts': [
        'the lock of an editor, every event in every state (R-CON-06) whoever may take over is asked',
        'the lock of an editor at work (R-CON-06) held by the person in another browser, it can be taken over without the right to',
      ],
    },
  },
  {
    kind: 'text key changed',
    file: 'src/domain/commerce/promotion.rule.ts',
    search: `      : 'pattern.default';
  return isNumberTyped`,
    replace: `      : 'required';
  return isNumberTyped`,
    caughtBy: {
      'test/domain/commerce/promotion.rule.test.ts': ['a rule of a promotion (R-COM-03) with a number for an amount'],
    },
  },
];
