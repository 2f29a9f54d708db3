export interface Outcome {
  status: string
  statusDetail: string
}

/** The reasons why a card is declined, as text. */
export const rejections: Record<string, string> = {
  cc_rejected_insufficient_amount: 'Fondos insuficientes',
  cc_rejected_call_for_authorize: 'Hay que autorizarlo con el banco',
  cc_rejected_bad_filled_security_code: 'Código de seguridad incorrecto',
  cc_rejected_bad_filled_date: 'Fecha de vencimiento incorrecta',
  cc_rejected_bad_filled_other: 'Algún dato está mal escrito',
  cc_rejected_bad_filled_card_number: 'Número de tarjeta incorrecto',
  cc_rejected_card_disabled: 'Tarjeta sin habilitar',
  cc_rejected_duplicated_payment: 'Pago repetido',
  cc_rejected_high_risk: 'Rechazado por riesgo',
  cc_rejected_blacklist: 'Tarjeta bloqueada',
  cc_rejected_max_attempts: 'Demasiados intentos',
  cc_rejected_other_reason: 'El banco no dice por qué',
}

const approved: Outcome = { status: 'approved', statusDetail: 'accredited' }
const inReview: Outcome = { status: 'in_process', statusDetail: 'pending_contingency' }

/** The outcomes of the provider's test cards, by the holder's name. */
const byHolder: Record<string, Outcome> = {
  APRO: approved,
  CONT: inReview,
  OTHE: rejected('other_reason'),
  CALL: rejected('call_for_authorize'),
  FUND: rejected('insufficient_amount'),
  SECU: rejected('bad_filled_security_code'),
  EXPI: rejected('bad_filled_date'),
  FORM: rejected('bad_filled_other'),
  CARD: rejected('bad_filled_card_number'),
  INST: rejected('invalid_installments'),
  DUPL: rejected('duplicated_payment'),
  LOCK: rejected('card_disabled'),
  BLAC: rejected('blacklist'),
  ATTE: rejected('max_attempts'),
}

/** Returns the outcome of a card. The first word of the holder's name decides; any other name is approved. */
export function outcomeOfHolder(name: string): Outcome {
  return byHolder[name.trim().split(/\s+/)[0]?.toUpperCase() ?? ''] ?? approved
}

/** Returns the outcome of a button. Returns null for a button that does not pay. */
export function outcomeOfButton(button: string, reason: string): Outcome | null {
  if (button === 'approve') return approved
  if (button === 'review') return inReview
  if (button === 'reject') {
    return { status: 'rejected', statusDetail: reason in rejections ? reason : 'cc_rejected_other_reason' }
  }
  return null
}

/** Rejects an undecided payment, because a preference in binary mode allows only approved or rejected payments. */
export function decideNow(outcome: Outcome): Outcome {
  const isDecided = outcome.status === 'approved' || outcome.status === 'rejected'
  return isDecided ? outcome : rejected('other_reason')
}

function rejected(reason: string): Outcome {
  return { status: 'rejected', statusDetail: `cc_rejected_${reason}` }
}
