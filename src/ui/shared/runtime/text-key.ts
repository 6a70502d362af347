import type access from '../../strings/en/access.json';
import type boot from '../../strings/en/boot.json';
import type catalogue from '../../strings/en/catalogue.json';
import type commerce from '../../strings/en/commerce.json';
import type communication from '../../strings/en/communication.json';
import type content from '../../strings/en/content.json';
import type event from '../../strings/en/event.json';
import type insight from '../../strings/en/insight.json';
import type library from '../../strings/en/library.json';
import type navigation from '../../strings/en/navigation.json';
import type nouns from '../../strings/en/nouns.json';
import type operations from '../../strings/en/operations.json';
import type parts from '../../strings/en/parts.json';
import type richText from '../../strings/en/richText.json';
import type session from '../../strings/en/session.json';
import type shared from '../../strings/en/shared.json';
import type shell from '../../strings/en/shell.json';
import type site from '../../strings/en/site.json';
import type spareParts from '../../strings/en/spareParts.json';

export interface Strings {
  readonly access: typeof access;
  readonly boot: typeof boot;
  readonly catalogue: typeof catalogue;
  readonly commerce: typeof commerce;
  readonly communication: typeof communication;
  readonly content: typeof content;
  readonly event: typeof event;
  readonly insight: typeof insight;
  readonly library: typeof library;
  readonly navigation: typeof navigation;
  readonly nouns: typeof nouns;
  readonly operations: typeof operations;
  readonly parts: typeof parts;
  readonly richText: typeof richText;
  readonly session: typeof session;
  readonly shared: typeof shared;
  readonly shell: typeof shell;
  readonly site: typeof site;
  readonly spareParts: typeof spareParts;
}

/** `deleted_one` and `deleted_other` share the key `deleted`, with a count. */
type Folded<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

type Path<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Folded<Key> : `${Key}.${Path<Node[Key]>}`;
}[keyof Node & string];

/** Branches that have nouns: `site.holidays`. */
type BranchWithNouns<Node> = {
  [Key in keyof Node & string]: Node[Key] extends { readonly one: string; readonly many: string }
    ? Key
    : Node[Key] extends string
      ? never
      : `${Key}.${BranchWithNouns<Node[Key]>}`;
}[keyof Node & string];

/** Lists whose texts derive from nouns. */
export type NounedList = BranchWithNouns<typeof nouns>;

/** Every string key as `context.path`, including those derived from nouns; unknown keys do not compile. */
export type TextKey = Path<Strings> | `${NounedList}.${Path<typeof shared.chrome>}`;
