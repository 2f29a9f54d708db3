export const adBookingStatuses = [
  'pending_payment',
  'pending_review',
  'approved',
  'rejected',
  'cancelled',
  'expired',
] as const
type AdBookingStatus = (typeof adBookingStatuses)[number]

/** The statuses plus 'running' and 'finished', which follow from the booking's days. */
export const adBookingStates = [...adBookingStatuses, 'running', 'finished'] as const
export type AdBookingState = (typeof adBookingStates)[number]

const stateTexts: Record<AdBookingState, string> = {
  pending_payment: 'Falta pagar',
  pending_review: 'En revisión',
  approved: 'Aprobada',
  running: 'En curso',
  finished: 'Terminada',
  rejected: 'Rechazada',
  cancelled: 'Cancelada',
  expired: 'Venció sin pago',
}

/** Returns the Spanish label of a booking's state. A paid booking first waits for its banner, then for the review. */
export const adBookingStateText = ({ state, banner }: { state: AdBookingState; banner: unknown }): string =>
  isWithoutBanner(state, banner) ? 'Falta el banner' : stateTexts[state]

export const isWithoutBanner = (state: AdBookingState, banner: unknown): boolean =>
  state === 'pending_review' && banner === null

interface BookingState {
  status: AdBookingStatus
  startDate: string
  endDate: string
}

/** Returns the state of a booking on a calendar day. */
export function adBookingStateOn(
  { status, startDate, endDate }: BookingState,
  today: string,
): AdBookingState {
  const isLive = status === 'approved' || status === 'pending_review'
  if (isLive && endDate < today) return 'finished'
  return status === 'approved' && startDate <= today ? 'running' : status
}
