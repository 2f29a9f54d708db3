/** What a professional with one rubro sees for each status of the subscription. */
export const active = { status: 'active', amountArs: 10_000, hasAccess: true } as const
export const pastDue = { status: 'past_due', amountArs: 10_000, hasAccess: true } as const
export const suspended = { status: 'suspended', amountArs: 10_000, hasAccess: false } as const
/** A cancelled subscription gives access until the end of the paid month. */
export const cancelled = { status: 'cancelled', amountArs: 10_000 } as const
