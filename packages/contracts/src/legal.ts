import { limits } from './limits'

/** The version of the current terms: consent names this version. Raised whenever their text changes. */
export const termsVersion = '2026-11-22'
/** The privacy text as it is in force. Raised whenever it changes. */
export const privacyVersion = '2026-11-28'

/** What the window of the terms tells the page that opened it. */
export const termsAcceptedMessage = 'TERMS_ACCEPTED'
/** Where the browser keeps which version was accepted. */
export const termsAcceptedKey = 'terms-accepted'

/** Periods that Argentine law sets, as our texts repeat them. */
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

/** Where consumers complain of a provider, anywhere in the country. */
export const consumerClaimsUrl =
  'https://www.argentina.gob.ar/servicio/iniciar-un-reclamo-ante-defensa-del-consumidor'
/** The authority of the law on personal data. */
export const dataAuthorityUrl = 'https://www.argentina.gob.ar/aaip'

/** When somebody answers; the law asks for eight hours of each working day. */
export const supportHours = 'lunes a viernes de 9 a 18 h'
/** How soon a message is answered, counted on working days alone. */
export const supportAnswerTime = `${limits.contactAnswerHours} horas hábiles`
