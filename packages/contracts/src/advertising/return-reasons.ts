import type { ReturnReasons } from '../payments/refund-texts'

/** Reasons for refunding a booking, in addition to the reasons of every payment. */
export const adReturnReasons = {
  ad_dates_taken: {
    text: 'El pago llegó cuando la reserva ya había vencido, y otra persona había tomado esos días.',
    adminText: 'Se pagó con la reserva vencida y los días tomados',
  },
  ad_disputed: {
    text: 'La reserva cayó mientras el pago estaba en disputa, y ya no podemos darte esos días.',
    adminText: 'La reserva cayó con un contracargo y sus días ya no se pueden dar',
  },
  ad_cancelled: {
    text: 'Cancelaste la reserva antes de que empezara.',
    adminText: 'El anunciante canceló antes del comienzo',
  },
  ad_rejected: {
    text: 'No aceptamos tu banner. El motivo está en tu reserva.',
    adminText: 'Se rechazó el banner',
  },
  ad_not_shown: {
    text: 'No llegamos a revisar tu banner antes de que terminaran los días.',
    adminText: 'Terminó sin que nadie revisara el banner',
  },
} as const satisfies ReturnReasons
export type AdReturnReason = keyof typeof adReturnReasons
