import { limits } from './limits'

/** The version of the current terms, stored with each consent. Increase it whenever the text changes. */
export const termsVersion = '2026-11-22'
/** The version of the current privacy text. Increase it whenever the text changes. */
export const privacyVersion = '2026-11-28'

/** The message that the terms window sends to the page that opened it. */
export const termsAcceptedMessage = 'TERMS_ACCEPTED'
/** The browser storage key of the accepted version. */
export const termsAcceptedKey = 'terms-accepted'

/** Legal periods of Argentina that our texts mention. */
export const lawPeriods = {
  /** Ley 24.240, article 34: running days within which a consumer may withdraw. */
  withdrawalDays: 10,
  /** Ley 25.326, article 14: running days within which somebody gets to see their data, ... */
  dataAccessDays: 10,
  /** ... and article 16: working days within which it is corrected or erased. */
  dataCorrectionWorkingDays: 5,
  /** Código Civil y Comercial, article 328: how long a merchant keeps the record of a payment. */
  paymentRecordYears: 10,
  /** Código Civil y Comercial, article 25: the age from which somebody contracts for themselves. */
  adultYears: 18,
} as const

/** The two buttons as the law names them (docs/product.md, 'Law'). */
export const lawButtons = {
  withdrawal: 'Botón de Arrepentimiento',
  cancellation: 'Botón de Baja',
} as const

/** The national site for consumer complaints about a provider. */
export const consumerClaimsUrl =
  'https://www.argentina.gob.ar/servicio/iniciar-un-reclamo-ante-defensa-del-consumidor'
/** The authority of the law on personal data. */
export const dataAuthorityUrl = 'https://www.argentina.gob.ar/aaip'

/** The hours of support. The law requires eight hours on each working day. */
export const supportHours = 'lunes a viernes de 9 a 18 h'
/** The response time to a message, in working hours. */
export const supportAnswerTime = `${limits.contactAnswerHours} horas hábiles`
