/**
 * A rule for what is allowed only with a reason: each construct named in the options needs a comment on its own
 * line or the line above. Options: `{ selector, message }`, as in `no-restricted-syntax`.
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
      // A chain over several lines is explained above its statement or beside the construct itself.
      const lines = [node.loc.start.line, node.loc.end.line];
      if (!lines.some((line) => explained.has(line))) context.report({ node, message });
    };
    return Object.fromEntries(context.options.map(({ selector, message }) => [selector, check(message)]));
  },
};
