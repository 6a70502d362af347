import { noSelection } from '../../domain/shared/list/selection';
import { noRemoval, noRemovalTargets } from './library';
import { actState, homeState } from './library-acts';
import { libraryParts } from './library-parts';
import { folderState, lookState, treeState } from './library-shown';

/** Media library: tree, open folder, search, downloads and actions. The URL selects the folder. Rule R-LIB-04. */
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
    targets: noRemovalTargets,
    removal: noRemoval,
    isDoubtful: false,
    isTreeOld: false,
    isFoundOld: false,
  }),
  type: 'parallel',
  invoke: { id: 'rows', src: 'followRows' },
  states: { tree: treeState, folder: folderState, look: lookState, home: homeState, act: actState },
});

export type LibraryMachine = typeof libraryMachine;
