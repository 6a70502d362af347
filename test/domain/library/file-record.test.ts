import { fileRecordOf, files } from '../../../src/domain/library/file-record';
import { replacementProblem, replacementExtensions } from '../../../src/domain/library/replacement';
import { draftOf } from '../../../src/domain/shared/resource';
import { aPictureFile } from './support/files';

const draft = draftOf(files.blank, fileRecordOf(aPictureFile()));
const problems = (change: Partial<typeof draft>) => files.rule({ ...draft, ...change });

describe('what is written about a file (R-LIB-02)', () => {
  test('its name stands without the extension, and its path is its id', () => {
    const record = fileRecordOf(aPictureFile({ path: 'merken/logo.oud.png', name: 'logo.oud.png' }));
    expect([record.id, record.name]).toEqual(['merken/logo.oud.png', 'logo.oud']);
  });

  test('a sound name and empty texts hold', () => {
    expect(problems({})).toEqual({});
    expect(problems({ name: '  Logo  klein ' })).toEqual({});
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a/b', 'pattern.default'],
    ['.logo', 'pattern.default'],
    ['con', 'pattern.default'],
    ['x'.repeat(251), 'tooLong.255'],
  ])('%j is no name: %s', (name, problem) => {
    expect(problems({ name })).toEqual({ name: problem });
  });

  test.each([
    ['title', 255],
    ['alt', 500],
    ['caption', 1_000],
    ['description', 10_000],
  ] as const)('%s holds %i characters and no more', (field, longest) => {
    expect(problems({ [field]: 'x'.repeat(longest) })).toEqual({});
    expect(problems({ [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: `tooLong.${String(longest)}` });
  });
});

describe('what can take the place of a file (R-LIB-03)', () => {
  test('the same type, however its extension is written', () => {
    expect(replacementExtensions('jpg')).toEqual(['.jpg', '.jpeg']);
    expect(replacementExtensions('pdf')).toEqual(['.pdf']);
    expect(replacementExtensions('xyz')).toEqual(['.xyz']);
    expect(replacementProblem('jpg', 'Foto.JPEG', 10)).toBeNull();
  });

  test('no other kind, nothing empty, nothing too large', () => {
    expect(replacementProblem('jpg', 'foto.png', 10)).toBe('kind');
    expect(replacementProblem('jpg', 'foto', 10)).toBe('kind');
    expect(replacementProblem('png', 'foto.png', 0)).toBe('empty');
    expect(replacementProblem('png', 'foto.png', 41 * 1024 * 1024)).toBe('size');
    expect(replacementProblem('pdf', 'a.pdf', 41 * 1024 * 1024)).toBeNull();
  });
});
