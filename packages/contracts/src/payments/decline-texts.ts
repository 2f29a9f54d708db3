/** Why a card was declined, in words for the payer, by the provider's `status_detail`. */
export const declineTexts: Record<string, string> = {
  cc_rejected_insufficient_amount: 'La tarjeta no tiene saldo o límite suficiente. Probá con otra.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no coincide. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_date: 'La fecha de vencimiento no es correcta. Revisala y probá de nuevo.',
  cc_rejected_bad_filled_card_number: 'El número de la tarjeta no es correcto. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_other: 'Hay un dato de la tarjeta mal cargado. Revisalos y probá de nuevo.',
  cc_rejected_call_for_authorize:
    'El banco pide que autorices el pago. Llamá al número del dorso de la tarjeta y probá de nuevo.',
  cc_rejected_card_disabled: 'La tarjeta no está activada. Llamá al banco o usá otra.',
  cc_rejected_duplicated_payment:
    'Ya hay un pago igual hecho recién con esa tarjeta. Usá otra o esperá un rato.',
  cc_rejected_high_risk: 'El pago fue rechazado por seguridad. Probá con otro medio de pago.',
  cc_rejected_max_attempts: 'Hubo demasiados intentos con esa tarjeta. Usá otra.',
  cc_rejected_blacklist: 'Esa tarjeta no se puede usar. Probá con otra.',
  other: 'El banco no aprobó el pago. Probá con otra tarjeta u otro medio.',
}
