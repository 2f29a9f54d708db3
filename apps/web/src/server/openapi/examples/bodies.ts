import { usualByFormat } from './values'

const account = {
  username: 'ramon.gomez',
  email: 'ramon.gomez@example.com',
  password: 'una clave larga',
  confirmPassword: 'una clave larga',
}

/** Optional fields that the example of a body shows beside the required ones, by operation. */
export const bodyExamples: Record<string, Record<string, unknown>> = {
  chooseNotices: {
    choices: [{ group: 'new-requests', channel: 'mail', isWanted: true }],
    requestMails: 'daily',
  },
  updateProfile: { firstName: 'Lucía', phone: '0341 15-555-1234' },
  closeAccount: { currentPassword: 'una clave larga' },
  registerProfessional: { ...account, firstName: 'Ramón', lastName: 'Gómez', rubros: [1] },
  registerDirectly: {
    ...account,
    username: 'marta.diaz',
    email: 'marta.diaz@example.com',
    firstName: 'Marta',
    lastName: 'Díaz',
  },
  createServiceRequest: { title: 'Canilla que pierde', expirationDays: 7, postalCode: '2000' },
  updateServiceRequest: { description: 'Pierde agua la canilla de la cocina, y también la del baño.' },
  createPayment: { metadata: { type: 'urgency_fee', serviceRequestId: usualByFormat.uuid } },
  startTrial: { paymentMethod: 'mercadopago', payerEmail: 'ramon.gomez@example.com' },
  createSubscription: { subjectType: 'professional', payerEmail: 'ramon.gomez@example.com' },
  cancelSubscription: { subjectType: 'professional' },
  reactivateSubscription: { subjectType: 'professional', payerEmail: 'ramon.gomez@example.com' },
  syncIntent: { paymentId: usualByFormat.uuid },
  approveProfessional: { submittedAt: usualByFormat['date-time'] },
  writeReview: { rating: 5, title: 'Muy prolijo', content: 'Llegó a horario y lo dejó perfecto.' },
  writeBusinessReview: { rating: 5, title: 'Muy rico', content: 'El mejor café del barrio.' },
  claimBusiness: { code: '12345678' },
  updateUserLocation: { state: 'Santa Fe', city: 'Rosario', address: 'San Lorenzo 1234' },
  readNotices: { ids: [usualByFormat.uuid] },
}

/** Placeholder texts for file contents, by field or media type, because an example must be text. */
export const fileExamples: Record<string, string> = {
  photo: 'The bytes of a JPEG.',
  photos: 'The bytes of a JPEG.',
  profilePhoto: 'The bytes of a JPEG.',
  additionalDocs: 'The bytes of a PDF.',
  document: 'The bytes of a PDF.',
  table:
    'Nombre;Categoría;Provincia;Ciudad;Teléfono\nCafé La Esquina;Cafés;Santa Fe;Rosario;0341 15-555-1234\n',
  'text/csv': 'id,creado,estado\n019a0c3e-7b52-7c41-9f0e-3d5a8b1c2d4e,2027-03-15,pending\n',
  'application/xml': '<?xml version="1.0" encoding="UTF-8"?><sitemapindex/>',
}
