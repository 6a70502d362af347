import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The page of one machine: its states and events as a Mermaid diagram. */
export function machinePage(machine: AnyStateMachine, source: string): string {
  const lines = [...states(machine.root, '  '), ...transitions(machine.root)];
  return [
    `# ${machine.id}`,
    '',
    `Drawn from \`${source}\`; \`npm run diagrams\` draws it again.`,
    ...machine.root.invoke.map(({ src }) => `As long as it runs, it calls \`${nameOf(src)}\`.`),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...lines,
    '```',
    '',
  ].join('\n');
}

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll('-', '_');

function states(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states) as AnyStateNode[]; // xstate types them as any
  const start = node.config.initial;
  const inner = children.flatMap((child) => {
    const nested = Object.keys(child.states).length > 0;
    const own = `${indent}state "${child.key}" as ${idOf(child)}`;
    return nested ? [`${own} {`, ...states(child, `${indent}  `), `${indent}}`] : [own, ...notes(child, indent)];
  });
  const first = children.filter(({ key }) => key === start).map((child) => `${indent}[*] --> ${idOf(child)}`);
  const parallel = node.type === 'parallel' ? inner.join(`\n${indent}--\n`).split('\n') : inner;
  return [
    ...first,
    ...parallel,
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}${idOf(child)} --> [*]`),
  ];
}

/** What a state asks for while it lasts, and does when it is entered and left. */
const notes = (node: AnyStateNode, indent: string): string[] =>
  [
    ['calls', node.invoke.map(({ src }) => nameOf(src))] as const,
    ['entering', named(node.entry)] as const,
    ['leaving', named(node.exit)] as const,
  ]
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${indent}${idOf(node)}: ${what} ${names.join(', ')}`);

function transitions(node: AnyStateNode): string[] {
  const own = [...node.transitions.values(), ...(node.always ? [node.always] : [])].flatMap((list) =>
    list.flatMap((transition, index) =>
      arrows(node, transition, index > 0 && list.slice(0, index).every(({ guard }) => guard)),
    ),
  );
  return [...own, ...Object.values(node.states).flatMap((child) => transitions(child as AnyStateNode))]; // any again
}

function arrows(
  node: AnyStateNode,
  { target, eventType, guard, actions }: AnyTransitionDefinition,
  isLast: boolean,
): string[] {
  const condition = guard === undefined ? (isLast ? ' [else]' : '') : ` [${nameOf(guard)}]`;
  const done = named(actions);
  const label = `${eventName(String(eventType), node)}${condition}${done.length > 0 ? ` / ${done.join(', ')}` : ''}`;
  const targets = target ?? (node.path.length > 0 ? [node] : []);
  return targets.map((to) =>
    `  ${idOf(node)} --> ${idOf(to)}: ${label.replaceAll(':', ' ')}`.replace(/^ {2} -->/, '  [*] -->'),
  );
}

/** Delays and answers of invoked actors have made-up event names; these are readable. */
function eventName(type: string, node: AnyStateNode): string {
  const [, kind, which = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.([^.]*)/.exec(type) ?? [];
  const called = node.invoke.find(({ id }) => type.endsWith(`.${id}`));
  if (kind === 'after') return `after ${which}`;
  if (kind === 'done.actor') return `${nameOf(called?.src)} answered`;
  if (kind === 'error.actor') return `${nameOf(called?.src)} broke`;
  if (kind === 'done.state') return 'done';
  return type === '' ? 'at once' : type;
}

const named = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => name !== '' && name !== 'condition');

/**
 * A name that the machine's author gave; built-in actions have none that says anything, what was written in place is a
 * "condition".
 */
function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing.startsWith('xstate.') ? '' : thing;
  if (typeof thing === 'object' && thing !== null && 'type' in thing) return nameOf(thing.type);
  return typeof thing === 'function' && 'type' in thing ? '' : 'condition';
}
