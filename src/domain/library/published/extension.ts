/** By which every context knows the kind of a file, however its name is written. */
export { extensionOf } from '../name.rule';
