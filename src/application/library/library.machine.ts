import { noSelection } from '../../domain/shared/selection';
import { noRemoval, nothingDoomed } from './library';
import { actState, homeState } from './library-acts';
import { libraryParts } from './library-parts';
import { folderState, lookState, treeState } from './library-shown';

/**
 * The media library: a tree, the folder that is open, and what is done to it. The folder comes from the address. Rule
 * R-LIB-04.
 */
export const libraryMachine = libraryParts.createMachine({
  id: 'library',
  context: ({ input }) => ({
    ...input,
    tree: null,
    treeFailure: null,
    found: null,
    canLook: true,
    lookFailure: null,
    contents: null,
    failure: null,
    selection: noSelection,
    naming: null,
    typed: '',
    nameFailure: null,
    doomed: nothingDoomed,
    removal: noRemoval,
  }),
  type: 'parallel',
  states: { tree: treeState, folder: folderState, look: lookState, home: homeState, act: actState },
});

export type LibraryMachine = typeof libraryMachine;
