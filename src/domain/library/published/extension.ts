/** File extension, for other contexts. */
export { extensionOf } from '../name.rule';
