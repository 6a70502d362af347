import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LAYERS, type Layer } from './fault';

// `npm run faults:draw [seed]`: prints places for a planted fault of each kind in each layer, in random order by the
// seed.

const root = resolve(import.meta.dirname, '../..');

/** Maximum number of places shown for each kind. */
const SHOWN = 6;

/** The folders of a layer, as arguments of `git ls-files`. */
const PATHS: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['src/domain/*.ts'],
  application: ['src/application/*.ts'],
  adapters: ['src/adapters/*.ts'],
  ui: ['src/ui/*.ts', 'src/ui/*.tsx', 'src/ui/strings/nl/*.json'],
  server: ['server/*.ts'],
};

/** Demonstration rows and styles. */
const DATA = /^server\/seed\/|\.(seed|styles)\.ts$/;

/** Lines on which a fault of each kind can be planted: eight kinds for all layers; each layer adds four. */
const COMMON: Readonly<Record<string, RegExp>> = {
  'field dropped': /^ {4,}\w+(: (?!tokens)[^{([']+)?,$/,
  'off by one': /(<=|>=| [<>] )[\w(]| [+-] 1\b/,
  'branch swapped': / \? .+ : /,
  'default lost': / \?\? /,
  'guard removed': /^ *if \(.*\) return/,
  'negation lost': /(\(|&& |\|\| |=> )![\w(]/,
  'limit changed': /const [A-Z_]+ = [\d_.]+;/,
};
const KINDS: Readonly<Record<Layer, Readonly<Record<string, RegExp>>>> = {
  domain: {
    'right not checked': /\bcan\(|\bmay[A-Z]\w*\(|\brights\.|\bholder[,.)]/,
    'order changed': /\.(sort|toSorted|toReversed)\(|compare\w*\(/,
    'normalisation lost': /\.(trim|toLowerCase|normalize)\(|fold\(/,
    'transition changed': /target: '/,
    'text key changed': /[:?] '[a-z]+(\.[a-zA-Z]+)+'/,
  },
  application: {
    'right not checked': /\b(may|can)[A-Z]\w*\b|(?<!\.)\b(rights?|allowed)\b(?!\()/,
    'await lost': /\bawait /,
    'If-Match missing': /\b(version|etag)\b/i,
    'clean-up lost': /clearTimeout|unsubscribe\(|removeEventListener|abort\(|return \(\) =>|dispose|release\(/,
    'transition changed': /target: '/,
  },
  adapters: {
    'right not checked': /\bcan\(|callerWho|viewer\(/,
    'await lost': /\bawait /,
    'If-Match missing': /\b(version|etag|ifMatch)\b/i,
    'clean-up lost': /clearTimeout|unsubscribe|removeEventListener|abort\(|return \(\) =>|close\(|release/,
    'failure swallowed': /left\(/,
  },
  ui: {
    'right not checked': /\bcan\(|\ballowed\b|\bmay[A-Z]\w*/,
    'translation missing': /^ +"\w+": ".*",?$/,
    'focus lost': /\.focus\(|[aA]utoFocus|focusOn|useFocus/,
    'label lost': /aria-(label|describedby|current|expanded|invalid|live)/,
    'clean-up lost': /clearTimeout|unsubscribe|removeEventListener|abort\(|return \(\) =>|disconnect\(/,
  },
  server: {
    'right not checked': /\bneeds\b|\bright: |\bmay[A-Z]\w*\(|checkAccess/,
    'await lost': /\bawait /,
    'If-Match missing': /checkIfMatch\(/,
    'transaction lost': /\.transaction\(/,
    'translation missing': /\btext\w*\(|translate|language/,
  },
};

interface Place {
  readonly rank: string;
  readonly where: string;
  readonly text: string;
}

const filesOf = (layer: Layer): readonly string[] =>
  execFileSync('git', ['ls-files', ...PATHS[layer]], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !DATA.test(file));

/** Ranks by a hash of the text, not of the line number: a place keeps its rank when lines above it change. */
function placesOf(seed: string, layer: Layer, kind: string, pattern: RegExp): readonly Place[] {
  return filesOf(layer)
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ file, text, where: `${file}:${index + 1}` })),
    )
    .filter(({ text }) => pattern.test(text) && !/^ *(import|\/?\*|\/\/)/.test(text))
    .map(({ file, text, where }) => ({
      rank: createHash('sha256').update(`${seed} ${kind} ${file} ${text}`).digest('hex'),
      where,
      text: text.trim(),
    }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank));
}

const seed = process.argv[2] ?? '03f11a6b';
for (const layer of LAYERS)
  for (const [kind, pattern] of Object.entries({ ...COMMON, ...KINDS[layer] })) {
    const places = placesOf(seed, layer, kind, pattern);
    console.log(`\n${layer}, ${kind}: ${places.length} places`);
    places.slice(0, SHOWN).forEach(({ where, text }) => console.log(`  ${where}  ${text}`));
  }
