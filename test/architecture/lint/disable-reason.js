/**
 * Requires each comment that turns rules off to name its rules and, after ` -- `, the reason.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const disableReason = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim();
          if (/^(?:ox|es)lint-disable/.test(text) && !/^\w+lint-disable\S* [@\w/, -]*\w -- \S/.test(text)) {
            context.report({ loc: comment.loc, message: 'A disabled rule is named, with the reason behind " -- ".' });
          }
        }
      },
    };
  },
};
