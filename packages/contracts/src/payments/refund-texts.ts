/** The words for why money goes back. */
export interface ReturnReason {
  /** As its payer reads it: a whole sentence. */
  text: string
  adminText: string
}
export type ReturnReasons = Readonly<Record<string, ReturnReason>>

/** Why money goes back, whatever was paid for; a kind of payment has reasons of its own beside these. */
export const commonReturnReasons = {
  late: {
    text: 'El pago se aprobó cuando la página para pagar ya había vencido.',
    adminText: 'Se aprobó después del vencimiento',
  },
  second_payment: {
    text: 'Ya habías pagado lo mismo con otro pago.',
    adminText: 'Era un segundo pago de lo mismo',
  },
  not_fulfilled: {
    text: 'Cuando se aprobó el pago ya no podíamos darte lo que pagaste.',
    adminText: 'No se pudo dar lo que se pagó',
  },
  admin: { text: 'Lo resolvió nuestro equipo.', adminText: 'Lo decidió un administrador' },
} as const satisfies ReturnReasons
export type CommonReturnReason = keyof typeof commonReturnReasons

/**
 * Returns the texts of a stored reason: the kind's own reasons come before the common ones; null for an unknown
 * reason.
 */
export const returnReasonOf = (own: ReturnReasons, reason: string | null): ReturnReason | null =>
  Object.entries({ ...commonReturnReasons, ...own }).find(([reasonCode]) => reasonCode === reason)?.[1] ??
  null

/** When money that goes back is seen again. */
const refundArrivalText =
  'Si pagaste con dinero en cuenta lo ves al instante en Mercado Pago; si fue con tarjeta, en el resumen que está por cerrar o en el siguiente.'

/**
 * What became of a decision to give money back, as an admin sees it. 'requested': the provider has not taken it yet.
 * 'processing': it has, and did not carry it out yet.
 */
export const refundProgress = ['requested', 'processing', 'done', 'refused'] as const
export type RefundProgress = (typeof refundProgress)[number]

/** What of it is worth a sentence. */
export const refundProgressNotes: Partial<Record<RefundProgress, string>> = {
  processing:
    'Mercado Pago la está procesando. Cuando termine queda registrado acá, y recién ahí le avisamos a quien pagó. No hace falta pedirla de nuevo.',
}

/**
 * How far the return of a payment has come. 'asked': decided and asked for. 'done': the provider gave it back. 'held':
 * the provider refuses, and somebody of ours sees to it. 'disputed': a bank or the provider took it back.
 */
export const refundStates = ['asked', 'done', 'held', 'disputed'] as const
export type RefundState = (typeof refundStates)[number]

/** Returns how it stands, in one line; only what was done is said to be done. `money` is the amount as people read it. */
export function refundTitle(state: RefundState, money: string): string {
  if (state === 'done') return `Te devolvimos ${money}`
  if (state === 'held') return `Estamos resolviendo tu devolución de ${money}`
  return state === 'asked' ? `Pedimos la devolución de ${money}` : `El pago de ${money} está en disputa`
}

/** What follows, and that nothing has to be done. */
export const refundNotes: Record<RefundState, string> = {
  asked:
    'Mercado Pago casi siempre la hace en unos minutos. Cuando esté hecha lo ves acá: no tenés que hacer nada.',
  done: `No tenés que hacer nada. ${refundArrivalText}`,
  held: 'Mercado Pago todavía no la hizo y nuestro equipo lo está viendo. No tenés que hacer nada: cuando esté hecha lo ves acá.',
  disputed: 'Se desconoció ante el banco o Mercado Pago, y son ellos los que deciden si la plata vuelve.',
}
