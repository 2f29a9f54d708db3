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
  unused: 'Pasó un día y no se envió ninguna solicitud con ese pago.',
  admin: 'Lo resolvió nuestro equipo.',
}

/** When money that goes back is seen again. */
export const refundArrivalText =
  'Si pagaste con dinero en cuenta lo ves al instante en Mercado Pago; si fue con tarjeta, en el resumen que está por cerrar o en el siguiente.'

/** Returns the words for a reason as it is stored; null for one that nobody knows. */
export const refundTextOf = (reason: string | null): string | null =>
  Object.entries(refundReasonTexts).find(([known]) => known === reason)?.[1] ?? null
