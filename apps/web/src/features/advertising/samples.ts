import type { AdBookingView } from '@oficio/contracts/advertising/bookings'

/** A paid booking without a banner, for stories. */
export const sampleBooking: AdBookingView = {
  id: '01990000-0000-7000-8000-000000000901',
  spaceId: 1,
  spaceName: 'Inicio, primer lugar',
  slot: 'homepage_featured_1',
  combinationId: 1,
  combinationName: 'Imagen con título y texto',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
  days: 7,
  totalAmount: 42000,
  state: 'pending_review',
  heldUntil: null,
  canCancel: true,
  isRefundable: true,
  reason: null,
  refundState: null,
  banner: null,
  createdAt: '2026-11-28T12:00:00.000Z',
}
