const REASONS = ['LOCKED', 'IN_USE', 'FORBIDDEN', 'NOT_FOUND', 'LAST_SUPERUSER', 'OWN_ACCOUNT'] as const;

/** String key of a refusal code. */
export const refusalKey = (code: string) =>
  `shared.failures.refused.${REASONS.find((known) => known === code) ?? 'other'}` as const;
