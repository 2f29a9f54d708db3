import type { Known } from './arbitrary-of-schema'

/** By endpoint: what people type there, which no shape describes and no other endpoint would take. */
export const typedFields: Record<string, Known> = {
  createContactMessage: { name: ['Lucía Fernández'], message: ['¿Cómo publico mi negocio?'] },
  refundPayment: { reason: ['Lo pidió el cliente'] },
  // Whoever moves away or takes no work has none of the requests that the other calls are about.
  changeAvailability: { isAvailable: [true] },
  changeProfessionalProfile: { city: ['Rosario'] },
  reverseGeocode: { latitude: ['-32.95', '-34.6', '48.85'], longitude: ['-60.64', '2.35'] },
}
