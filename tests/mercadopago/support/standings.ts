/** What a professional with one rubro is shown, by where the subscription stands. */
export const active = { status: 'active', amountArs: 10_000, hasAccess: true } as const
export const pastDue = { status: 'past_due', amountArs: 10_000, hasAccess: true } as const
export const suspended = { status: 'suspended', amountArs: 10_000, hasAccess: false } as const
/** Until the paid month ends it works. */
export const cancelled = { status: 'cancelled', amountArs: 10_000 } as const
