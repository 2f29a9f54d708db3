import type { PaymentReason } from '../kernel/payment-states'

/** The reasons of declined cards, in words for the payer. */
export const declineTexts = {
  insufficient_funds: 'La tarjeta no tiene saldo o límite suficiente. Probá con otra.',
  wrong_security_code: 'El código de seguridad no coincide. Revisalo y probá de nuevo.',
  wrong_expiry: 'La fecha de vencimiento no es correcta. Revisala y probá de nuevo.',
  wrong_card_number: 'El número de la tarjeta no es correcto. Revisalo y probá de nuevo.',
  wrong_card_data: 'Hay un dato de la tarjeta mal cargado. Revisalos y probá de nuevo.',
  bank_must_authorise:
    'El banco pide que autorices el pago. Llamá al número del dorso de la tarjeta y probá de nuevo.',
  card_disabled: 'La tarjeta no está activada. Llamá al banco o usá otra.',
  duplicate: 'Ya hay un pago igual hecho recién con esa tarjeta. Usá otra o esperá un rato.',
  high_risk: 'El pago fue rechazado por seguridad. Probá con otro medio de pago.',
  too_many_attempts: 'Hubo demasiados intentos con esa tarjeta. Usá otra.',
  card_blocked: 'Esa tarjeta no se puede usar. Probá con otra.',
  declined: 'El banco no aprobó el pago. Probá con otra tarjeta u otro medio.',
} as const satisfies Partial<Record<PaymentReason, string>>

/** Returns the text for a payer whose payment was declined. */
export const declineText = (reason: string | null): string =>
  // Needs a cast because Object.hasOwn is not a type guard.
  reason !== null && Object.hasOwn(declineTexts, reason)
    ? declineTexts[reason as keyof typeof declineTexts]
    : declineTexts.declined
