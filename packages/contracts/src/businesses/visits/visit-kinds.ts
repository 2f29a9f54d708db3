/** What is counted on a business page: a visit, and a tap on each kind of contact link. */
export const visitKinds = ['visit', 'phone', 'whatsapp', 'mail', 'web', 'directions'] as const
export type VisitKind = (typeof visitKinds)[number]

/** The kinds that are taps on a contact link. */
export const tapKinds = ['phone', 'whatsapp', 'mail', 'web', 'directions'] as const satisfies VisitKind[]
export type TapKind = (typeof tapKinds)[number]
