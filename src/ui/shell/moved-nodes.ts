/** Stops the toleration. */
type Stop = () => void;

/**
 * Keeps React working when other code, such as page translation, wraps, replaces or removes its nodes: operations on a
 * missing child apply to the node that replaced it. Decision 56.
 */
export const tolerateMovedNodes = (root: Node): Stop => {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { removeChild, insertBefore } = Node.prototype;
  const replacements = new WeakMap<Node, Element>();

  /** The child of `parent` that contains `node` or replaced it; `null` if there is none. */
  const standIn = (parent: Node, node: Node): Node | null => {
    let held: Node | null = node;
    while (held !== null && held.parentNode !== parent)
      held = held.parentNode?.childNodes.length === 1 ? held.parentNode : null;
    const replacement = held === null ? replacements.get(node) : undefined;
    return replacement === undefined ? held : standIn(parent, replacement);
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const found = standIn(this, child);
    if (found !== null) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, before === null ? null : standIn(this, before));
    return node;
  };

  const observer = new MutationObserver((records) => {
    for (const [index, { type, target, removedNodes, addedNodes }] of records.entries()) {
      if (type === 'characterData') {
        // React updated a text that was replaced: put it back in its place.
        const replacement = replacements.get(target);
        replacements.delete(target);
        if (target.parentNode === null && target instanceof Text) replacement?.replaceWith(target);
        continue;
      }
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode !== null) continue;
        const before = records[index - 1];
        const font = [...addedNodes, ...(before?.target === target ? before.addedNodes : [])].find(
          (node): node is Element => node instanceof Element && node.localName === 'font',
        );
        if (font === undefined) continue;
        replacements.set(text, font);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
};
