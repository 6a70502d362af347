import type { Fault } from './fault';

export const uiFaults: readonly Fault[] = [
  {
    kind: 'off by one',
    file: 'src/ui/catalogue/etim/etim-category.view.tsx',
    search: "text(count > 0 ? 'catalogue.etimCategory.usedHint'",
    replace: "text(count > 1 ? 'catalogue.etimCategory.usedHint'",
    caughtBy: {
      'test/ui/catalogue/etim/etim-category.view.test.tsx': ['with 1 features it says whether it can be deleted'],
    },
  },
  {
    kind: 'branch swapped',
    file: 'src/ui/library/image/image-editor.view.tsx',
    search: 'return tooLarge ? TOO_LARGE : dirty ? null : UNCHANGED;',
    replace: 'return tooLarge ? null : dirty ? TOO_LARGE : UNCHANGED;',
    caughtBy: {
      'test/ui/library/image/image-editor.view.test.tsx': [
        'allows rotating an image that is too large; Save gives the reason (R-LIB-06)',
      ],
    },
  },
  {
    kind: 'guard removed',
    file: 'src/ui/catalogue/etim/etim-list.tsx',
    search: 'if (event.target.closest(CONTROLS) !== null) return;',
    replace: '',
    caughtBy: {
      'test/ui/catalogue/etim/etim-overview.view.test.tsx': [
        'a category without features keeps the list within reach of Tab',
        'filters a group from two characters, marks the matches and counts them',
      ],
    },
  },
  {
    kind: 'negation lost',
    file: 'src/ui/commerce/explain/explain-result.tsx',
    search: 'setShowsAll(!showsAll)',
    replace: 'setShowsAll(showsAll)',
    caughtBy: {
      'test/ui/commerce/explain-result.test.tsx': [
        'offers that concern nothing in the cart are shown when they are asked for, and hidden again',
      ],
    },
  },
  {
    kind: 'right not checked',
    file: 'src/ui/content/content-compare.tsx',
    search: 'mayEdit={mayEdit}',
    replace: 'mayEdit',
    caughtBy: {
      'test/ui/content/content-compare.test.tsx': ['an older version is restored by who may edit: false (R-CON-13)'],
    },
  },
  {
    kind: 'translation missing',
    file: 'src/ui/strings/nl/access.json',
    search: '"usergroups": "een gebruikersgroep",',
    replace: '',
    caughtBy: { 'test/ui/strings/strings.test.ts': ['access.json has the same keys in English and Dutch'] },
  },
  {
    kind: 'focus lost',
    file: 'src/ui/session/link-steps.tsx',
    search: 'autoFocus',
    replace: '',
    caughtBy: {
      'test/ui/session/reset.test.tsx': ['the link saves a strong password, confirms it, and allows sign-in'],
      'test/ui/session/accept.test.tsx': ['welcomes the new account by name and lets it continue at once'],
    },
  },
  {
    kind: 'label lost',
    file: 'src/ui/shell/top-bar.tsx',
    search: `        aria-label={text('shell.topBar.search')}
        aria-keyshortcuts`,
    replace: '        aria-keyshortcuts',
    caughtBy: {
      'test/ui/shell/shell.view.test.tsx': ['the search of the top bar is named by what it does, without its keys'],
    },
  },
  {
    kind: 'clean-up lost',
    file: 'src/ui/shared/runtime/debounce.bridge.ts',
    search: `    return () => {
      waiting.unsubscribe();
    };
`,
    replace: `    void waiting;
`,
    caughtBy: { 'test/ui/library/image/held-point.test.ts': ['a further move begins the debounce anew'] },
  },
  {
    kind: 'column forgotten',
    file: 'src/ui/operations/error-code.view.tsx',
    search: "source: { phone: 'detail' },",
    replace: '',
    caughtBy: {
      'test/ui/operations/error-codes.view.test.tsx': ['lists codes with their source and the machines that show them'],
    },
  },
  {
    kind: 'field forgotten',
    file: 'src/ui/commerce/coupon.view.tsx',
    search: '<RecordTextArea<CouponDraft> name="description" />',
    replace: '{null}',
    caughtBy: {
      'test/ui/shell/modules.test.tsx': ['in en the form of coupon has all strings and refuses to be empty'],
    },
  },
  {
    kind: 'problem without a text',
    file: 'src/domain/shared/rule.ts',
    search: `  | 'tooEarly'
`,
    replace: `  | 'tooEarly'
  | 'tooLate'
`,
    caughtBy: 'types',
  },
];
