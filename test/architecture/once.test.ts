import { readdirSync, readFileSync } from 'node:fs';
import { NATIVE } from './native-disabled';

interface Behaviour {
  readonly what: string;
  /** Matches the source of the behaviour. */
  readonly pattern: RegExp;
  /** The only files that may contain it. */
  readonly allowed: readonly string[];
}

const draftStates = 'src/domain/shared/drafts/draft-states.ts';
const wireDraft = 'src/application/shared/drafts/wire-draft.ts';
const orderSaving = 'src/application/catalogue/order-saving.machine.ts';
const sorting = 'src/domain/shared/sorting/sorting.ts';
const sortingBridge = 'src/ui/shared/sorting/sorting.bridge.ts';
const moveStatus = 'src/ui/shared/sorting/move-status.tsx';
const sortHandle = 'src/ui/shared/sorting/sort-handle.tsx';
const sortable = 'src/ui/shared/sorting/sortable.bridge.ts';

const failure = 'src/domain/shared/failure.ts';
const wireFields = 'src/adapters/http/shared/wire-fields.ts';
const figures = ['src/ui/shared/controls/figure-box.tsx', 'src/ui/shared/list/range-filter.tsx'];
const rows = 'src/ui/shared/table/virtual-rows.bridge.ts';
const tree = 'src/ui/shared/tree/node-tree.tsx';
const treeKeys = 'src/ui/shared/tree/use-tree-keys.ts';

const answerTo = 'src/adapters/memory/shared/answer-to.ts';
const dataUrl = 'src/adapters/memory/shared/data-url.ts';

const filterStrip = 'src/ui/shared/list/filter-strip.tsx';
const disabledReasons = 'src/ui/shared/record/disabled-reasons.ts';
const command = 'src/ui/shared/commands/command.ts';
const commandBridge = 'src/ui/shared/commands/command.bridge.ts';
const formKeyboard = 'src/ui/shared/record/form-keyboard.bridge.ts';
const same = 'src/ui/shared/runtime/use-stable-value.ts';
const recordScreen = 'src/ui/shared/record/record-screen.tsx';

/** Type parameters of the same record side by side: one `Kind` replaces them. */
const shapes =
  /extends Draft & Identified|<(?:[^<>()]*,)?\s*(?:Row|Detail|Draft|Filter)\b[^<>()]*,\s*(?:Row|Detail|Draft|Filter)\b/;

/** An attribute or a property, not a type and not a word in a comment. */
const native = /(?<=[\s{])disabled(?==\{|: (?!boolean)|\s+[a-z][\w-]*=|\s+[a-z]\w* [\w-]+=|\s*\/?>)/g;
const nativeControls = (file: string): number =>
  file.startsWith('src/ui/') ? (readFileSync(file, 'utf8').match(native) ?? []).length : 0;

/** One row a line. */
const ONCE: readonly Behaviour[] = [
  { what: 'life of a draft', pattern: /src: '(?:find|keep|drop|set)Draft/, allowed: [draftStates] },
  { what: 'actors of a draft', pattern: /unwired\('(?:find|keep|drop|set)Draft/, allowed: [draftStates] },
  { what: 'wiring of a draft', pattern: /keeper\??\.(?:open|setAside)\(|writer\.flush\(/, allowed: [wireDraft] },
  {
    what: 'events derived from states of a machine',
    pattern: /\b(?:actor|view|lock|item|record)\.subscribe\((?!\(\{ context)/,
    allowed: [],
  },
  {
    what: 'an act when a machine is in a state',
    pattern: /const (\w+) =[^;]*\.matches\([^;]*;[^]*useWhenTrue\(\s*\1,/,
    allowed: [],
  },
  { what: 'other names of rejected fields', pattern: /Object\.entries\(failure\.fields\)\.map/, allowed: [failure] },
  { what: 'input of a figure', pattern: /<FigureInput\b/, allowed: figures },
  { what: 'branches of an outcome', pattern: /onDone: \[\s*\{\s*guard: succeeded|type: 'succeeded'/, allowed: [] },
  { what: 'window of drawn lines', pattern: /\.addEventListener\('scroll'|react-virtual/, allowed: [rows] },
  { what: 'tree widget', pattern: /role="tree"\s|\bFlatTree|\bTreeItem\b/, allowed: [tree] },
  { what: 'letters typed in a tree', pattern: /typedWith\(typed/, allowed: [treeKeys] },
  { what: 'picking up, stepping, dropping', pattern: /'lifted' \|/, allowed: [sorting] },
  { what: 'what is lifted', pattern: /useState<[^>]*\bLift/, allowed: [sortingBridge] },
  { what: 'announcements of moves', pattern: /\b(?:sorting|said)\.\$\{/, allowed: [moveStatus] },
  { what: 'handle that lifts by keys', pattern: /aria-pressed=\{\w*[Ll]ifted/, allowed: [sortHandle] },
  { what: 'pointers in a flat list', pattern: /from 'sortablejs'/, allowed: [sortable] },
  { what: 'saving an order', pattern: /src: 'saveOrder'|rest: SORT_REST/, allowed: [orderSaving] },
  {
    what: 'why a record is off',
    pattern: /'shared\.record\.(?:saveOff|editOff|saveWait|off\.)/,
    allowed: [disabledReasons],
  },
  { what: 'the words of a reason', pattern: /text\(\w*reason\.key/i, allowed: [command] },
  { what: 'a reason told by a key', pattern: /\.say\('info', key, NOTICE_TIME\.warning/, allowed: [commandBridge] },
  { what: 'the key that saves', pattern: /key\.toLowerCase\(\) [!=]== 's'/, allowed: [formKeyboard] },
  { what: 'a value kept while it is the same', pattern: /sameValue\(held/, allowed: [same] },
  { what: 'the types of a kind', pattern: shapes, allowed: [] },
  { what: 'the name of a command', pattern: /text\(label, values\)/, allowed: [command] },
  { what: 'reset of filters', pattern: /'shared\.filter\.reset'/, allowed: [filterStrip] },
  { what: 'the form of a record', pattern: /'conflict\.resolved', takeStored/, allowed: [recordScreen] },
  { what: 'who may make a call, in memory', pattern: /isLeft\(caller\)/, allowed: [answerTo] },
  { what: 'bytes as an address', pattern: /;base64,\$\{btoa\(/, allowed: [dataUrl] },
  { what: 'day of a moment in transport', pattern: /value\.slice\(0, 10\)/, allowed: [wireFields] },
];

const SOURCES = ['src', 'server'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`),
);

// Rule R-SHR-73.
test('a control that is natively disabled has its reason in `NATIVE`; the others are commands that say why', () => {
  const found = SOURCES.map((file) => [file, nativeControls(file)] as const).filter(([, count]) => count > 0);
  const counted = Object.entries(NATIVE).map(([file, { count }]) => [file, count] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(counted));
});

test.each(ONCE)('stands once: $what', ({ pattern, allowed }) => {
  expect(SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(allowed);
});
