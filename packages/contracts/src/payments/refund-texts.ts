import { providerName } from '../text/provider-name'
/** The texts of one refund reason. */
export interface ReturnReason {
  /** The text for the payer: a whole sentence. */
  text: string
  adminText: string
}
export type ReturnReasons = Readonly<Record<string, ReturnReason>>

/** The refund reasons that apply to every kind of payment. Each kind adds its own reasons. */
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
 * Returns the texts of a stored reason, or null for an unknown reason. The reasons of the kind override the common
 * ones.
 */
export const returnReasonOf = (own: ReturnReasons, reason: string | null): ReturnReason | null =>
  Object.entries({ ...commonReturnReasons, ...own }).find(([reasonCode]) => reasonCode === reason)?.[1] ??
  null

/** When the payer sees the refunded money. */
const refundArrivalText = `Si pagaste con dinero en cuenta lo ves al instante en ${providerName}; si fue con tarjeta, en el resumen que está por cerrar o en el siguiente.`

/**
 * The progress of a refund decision, as an admin sees it. 'requested': the provider has not accepted it yet.
 * 'processing': the provider has accepted it but not carried it out yet.
 */
export const refundProgress = ['requested', 'processing', 'done', 'refused'] as const
export type RefundProgress = (typeof refundProgress)[number]

/** The notes for those progress states that need an explanation. */
export const refundProgressNotes: Partial<Record<RefundProgress, string>> = {
  processing: `${providerName} la está procesando. Cuando termine queda registrado acá, y recién ahí le avisamos a quien pagó. No hace falta pedirla de nuevo.`,
}

/**
 * The state of a refund, as the payer sees it. 'asked': decided and requested. 'done': the provider refunded the money.
 * 'held': the provider refuses and the team handles it. 'disputed': a bank or the provider took the money back.
 */
export const refundStates = ['asked', 'done', 'held', 'disputed'] as const
export type RefundState = (typeof refundStates)[number]

/** Returns the refund state in one line. Only 'done' is described as done. `money` is the formatted amount. */
export function refundTitle(state: RefundState, money: string): string {
  if (state === 'done') return `Te devolvimos ${money}`
  if (state === 'held') return `Estamos resolviendo tu devolución de ${money}`
  return state === 'asked' ? `Pedimos la devolución de ${money}` : `El pago de ${money} está en disputa`
}

/** What happens next, and that the payer does not have to do anything. */
export const refundNotes: Record<RefundState, string> = {
  asked: `${providerName} casi siempre la hace en unos minutos. Cuando esté hecha lo ves acá: no tenés que hacer nada.`,
  done: `No tenés que hacer nada. ${refundArrivalText}`,
  held: `${providerName} todavía no la hizo y nuestro equipo lo está viendo. No tenés que hacer nada: cuando esté hecha lo ves acá.`,
  disputed: `Se desconoció ante el banco o ${providerName}, y son ellos los que deciden si la plata vuelve.`,
}
