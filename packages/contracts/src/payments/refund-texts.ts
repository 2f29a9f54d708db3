import { limits } from '../limits'
import { hoursInWords } from '../text/hours-in-words'

/** Why money goes back. */
export const refundReasons = [
  'late',
  'second_payment',
  'not_fulfilled',
  'not_answered',
  'nobody_called',
  'cancelled',
  'unused',
  'admin',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** The same as its payer reads it. */
export const refundReasonTexts: Record<RefundReason, string> = {
  late: 'El pago se aprobó cuando la página para pagar ya había vencido.',
  second_payment: 'Ya habías pagado lo mismo con otro pago.',
  not_fulfilled: 'Cuando se aprobó el pago ya no podíamos darte lo que pagaste.',
  not_answered: 'Ningún profesional te contactó dentro del plazo.',
  nobody_called: 'Nos contaste que nadie te llamó.',
  cancelled: 'Cancelaste la solicitud antes de que alguien abriera tus datos.',
  unused: `Después de ${hoursInWords(limits.unusedFeeHours)} no se había enviado ninguna solicitud con ese pago.`,
  admin: 'Lo resolvió nuestro equipo.',
}

/** When money that goes back is seen again. */
export const refundArrivalText =
  'Si pagaste con dinero en cuenta lo ves al instante en Mercado Pago; si fue con tarjeta, en el resumen que está por cerrar o en el siguiente.'

/** Returns the words for a reason as it is stored; null for one that nobody knows. */
export const refundTextOf = (reason: string | null): string | null =>
  Object.entries(refundReasonTexts).find(([known]) => known === reason)?.[1] ?? null

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
