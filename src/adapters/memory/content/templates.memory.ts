import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { NewTemplate, Template, Templates } from '../../../application/content/ports/templates.port';
import type { Block } from '../../../domain/content/block';
import { CONTENT_MODULES, type ContentModule } from '../../../domain/content/modules.rule';
import { templateProblem } from '../../../domain/content/template.rule';
import type { Failure } from '../../../domain/shared/failure';
import { fold, foldCase } from '../../../domain/shared/fold';
import type { Id } from '../../../domain/shared/id';
import { canOpenModule } from '../../../domain/shared/permission';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { inWordsOf } from './block-types.seed';
import { blocksFrom } from './blocks.seed';
import type { MemoryContents } from './memory-contents';

interface Kept extends Template {
  readonly website: Id | null;
  readonly restrict: readonly ContentModule[];
  readonly blocks: readonly Block[];
}

/** Templates in memory; one stands there from the start. Rule R-CON-09. */
export const templatesMemory = (calls: MemoryCalls, people: MemoryPeople, contents: MemoryContents): Templates => {
  const opening = blocksFrom('template', [['default-header'], ['default-text-plain'], ['custom-text-cta']], () => null);
  let kept: readonly Kept[] = [
    { id: '1', name: 'Verhaal met afsluiter', website: people.websites[0]?.id ?? null, restrict: [], blocks: opening },
  ];
  const writer = () => people.callerWho((caller) => CONTENT_MODULES.some((module) => canOpenModule(caller, module)));
  const own = (): readonly Kept[] => kept.filter(({ website }) => website === people.activeWebsite());

  const added = ({ name, module, item, restrict }: NewTemplate): Either<Failure, void> => {
    const tidy = name.trim();
    if (templateProblem(tidy) !== null) return either.left(rejected(['name']));
    return pipe(
      contents.editable({ module, id: item }),
      either.chain(() => {
        if (own().some((other) => foldCase(other.name) === foldCase(tidy)))
          return either.left(rejected(['name'], 'NAME_IN_USE'));
        const blocks = (contents.of(module).find(item)?.record.blocks ?? []).map((block) => ({
          ...block,
          publication: null,
        }));
        kept = [
          ...kept,
          { id: String(kept.length + 1), name: tidy, website: people.activeWebsite(), restrict, blocks },
        ];
        return either.right(undefined);
      }),
    );
  };

  return {
    for: (module, options) =>
      calls.answer(
        () =>
          pipe(
            writer(),
            either.map(() =>
              own()
                .filter(({ restrict }) => restrict.length === 0 || restrict.includes(module))
                .map(({ id, name }): Template => ({ id, name }))
                .sort((one, other) => fold(one.name).localeCompare(fold(other.name))),
            ),
          ),
        options,
      ),
    blocks: (id, options) =>
      calls.answer(
        () =>
          pipe(
            writer(),
            either.chain(() =>
              pipe(
                own().find((template) => template.id === id),
                either.fromNullable<Failure>({ kind: 'NotFound' }),
              ),
            ),
            either.map(({ blocks }) => inWordsOf(contents.language(), blocks)),
          ),
        options,
      ),
    add: (template) =>
      calls.answer(() =>
        pipe(
          writer(),
          either.chain(() => added(template)),
        ),
      ),
  };
};
