// Separate from the schemas, because the form shows these texts before it loads the schemas.

export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]
export const contactSubjectTexts: Record<ContactSubject, string> = {
  general: 'Consulta general',
  support: 'Ayuda con el sitio',
  billing: 'Pagos y facturación',
  partnership: 'Publicidad y alianzas',
  other: 'Otro tema',
}

/** Error messages of the form. Do not change them, because API clients rely on them. */
export const contactFaults = {
  required: 'Este campo es obligatorio',
  email: 'Correo electrónico inválido',
  subject: 'Por favor selecciona un asunto',
  message: 'Por favor escribe tu mensaje',
  messageMin: (min: number) => `El mensaje debe tener al menos ${min} caracteres`,
} as const

export const contactOutcomes = {
  sent: '¡Gracias por contactarnos! Te responderemos a la brevedad.',
  failed: 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.',
} as const
