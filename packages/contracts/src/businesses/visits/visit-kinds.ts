/** What is counted of the page of a business: that somebody opened it, and that they tapped a way to the business. */
export const visitKinds = ['visit', 'phone', 'whatsapp', 'mail', 'web', 'directions'] as const
export type VisitKind = (typeof visitKinds)[number]

/** The ways to the business among them. */
export const tapKinds = ['phone', 'whatsapp', 'mail', 'web', 'directions'] as const satisfies VisitKind[]
export type TapKind = (typeof tapKinds)[number]
