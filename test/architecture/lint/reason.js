/**
 * The statement or element that contains a node: the formatter keeps the comment of a construct above or behind it.
 */
const holder = /Statement$|Declaration$|^(?:PropertyDefinition|JSXElement)$/;
const enclosing = (node) => (node.parent && !holder.test(node.type) ? enclosing(node.parent) : node);

/**
 * Allows a construct only with a reason: a comment on the first or last line of the construct or of its statement, or
 * on the line above. Options: `{ selector, message }`, as in `no-restricted-syntax`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const reason = {
  meta: {
    type: 'problem',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
  },
  create(context) {
    const explained = new Set(
      context.sourceCode.getAllComments().flatMap((comment) => [comment.loc.end.line, comment.loc.end.line + 1]),
    );
    const check = (message) => (node) => {
      const statement = enclosing(node);
      const lines = [node.loc.start.line, node.loc.end.line, statement.loc.start.line, statement.loc.end.line];
      if (!lines.some((line) => explained.has(line))) context.report({ node, message });
    };
    return Object.fromEntries(context.options.map(({ selector, message }) => [selector, check(message)]));
  },
};
