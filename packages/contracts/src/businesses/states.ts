/** The statuses of a business (docs/product.md, 'States of a business'). */
export const businessStatuses = [
  'pending_payment',
  'active',
  'past_due',
  'suspended',
  'cancelled',
  'paused',
  'rejected',
  'removed',
] as const
export type BusinessStatus = (typeof businessStatuses)[number]

/** The status texts for the owner. */
export const businessStatusTexts: Record<BusinessStatus, string> = {
  pending_payment: 'Falta pagar el plan: todavía no se ve',
  active: 'Publicado',
  past_due: 'Publicado, con un cobro pendiente',
  suspended: 'No se ve: no se pudo cobrar el plan',
  cancelled: 'No se ve: el plan se canceló',
  paused: 'En pausa: no se ve hasta que lo reanudes',
  rejected: 'No habilitado',
  removed: 'Quitado',
}

/** The status texts for the admin panel. */
export const adminStatusTexts: Record<BusinessStatus, string> = {
  pending_payment: 'Falta el primer pago',
  active: 'Publicado',
  past_due: 'Publicado, cobro pendiente',
  suspended: 'Plan sin cobrar',
  cancelled: 'Plan cancelado',
  paused: 'En pausa por su dueño',
  rejected: 'No habilitado',
  removed: 'Quitado',
}
