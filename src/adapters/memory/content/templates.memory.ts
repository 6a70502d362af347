import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { NewTemplate, Template, Templates } from '../../../application/content/ports/templates.port';
import type { Block } from '../../../domain/content/block';
import type { ContentModule } from '../../../domain/content/modules.rule';
import { templateProblem } from '../../../domain/content/template.rule';
import type { Failure } from '../../../domain/shared/failure';
import { fold, foldCase } from '../../../domain/shared/fold';
import type { Id } from '../../../domain/shared/id';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found, refused } from '../shared/refusals';
import { inWordsOf } from './block-types.seed';
import { blocksFrom } from './blocks.seed';
import { mayWrite } from './may-write';
import type { MemoryContents } from './memory-contents';

interface Kept extends Template {
  readonly website: Id | null;
  readonly restrict: readonly ContentModule[];
  readonly blocks: readonly Block[];
}

/** Templates in memory; one exists from the start. Rule R-CON-09. */
export const templatesMemory = (calls: MemoryCalls, people: MemoryPeople, contents: MemoryContents): Templates => {
  const opening = blocksFrom('template', [['default-header'], ['default-text-plain'], ['custom-text-cta']], () => null);
  let kept: readonly Kept[] = [
    { id: '1', name: 'Verhaal met afsluiter', website: people.websites[0]?.id ?? null, restrict: [], blocks: opening },
  ];
  const answer = answerTo(calls, people);
  const own = (): readonly Kept[] => kept.filter(({ website }) => website === people.activeWebsite());

  const added = ({ name, module, item, restrict }: NewTemplate): Either<Failure, void> => {
    const tidy = name.trim();
    if (templateProblem(tidy) !== null) return refused(['name']);
    return pipe(
      contents.editable({ module, id: item }),
      either.chain(() => {
        if (own().some((other) => foldCase(other.name) === foldCase(tidy))) return refused(['name'], 'NAME_IN_USE');
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
      answer(mayWrite, options, () =>
        either.right(
          own()
            .filter(({ restrict }) => restrict.length === 0 || restrict.includes(module))
            .map(({ id, name }): Template => ({ id, name }))
            .sort((one, other) => fold(one.name).localeCompare(fold(other.name))),
        ),
      ),
    blocks: (id, options) =>
      answer(mayWrite, options, () =>
        pipe(
          found(own().find((template) => template.id === id)),
          either.map(({ blocks }) => inWordsOf(people.language(), blocks)),
        ),
      ),
    add: (template) => answer(mayWrite, undefined, () => added(template)),
  };
};
