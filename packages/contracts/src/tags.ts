import { providerName } from './text/provider-name'
/** The groups of API calls, in the order of the API description, with a description of each. */
export const tags = {
  Lugares: 'Provinces and towns of Argentina, and the search of addresses and points.',
  Ubicación: 'Where the caller is, and who works near there.',
  Rubros: 'The categories of work.',
  Fotos: 'Pictures: sent before what shows them, which then names their ids.',
  Cuenta: 'Accounts: registration, sessions, the own data, mail addresses, and the end of it all.',
  Contraseña: 'A new password for whoever forgot theirs.',
  Pagos: `One-time payments: they are made at ${providerName}, whose page is an answer's \`init_point\` or address.`,
  Suscripciones: 'The free leads of professionals, and the monthly plan after them.',
  Profesionales: 'Professionals: how they join, what their page shows, when they take work.',
  Solicitudes: 'What clients ask for: filing a request, confirming, following and ending it.',
  Avisos: 'What an account was told.',
  Contactos: "Leads: a professional's right to the contact data of a request.",
  Reseñas: 'What clients say of a professional, and what the professional answers.',
  Negocios: 'Shops, cafés, surgeries and the like: their pages, plans and owners.',
  Publicidad: 'Spaces for banners, booked by the day.',
  Consumidores: 'The two buttons of consumer law, and the contact form.',
  Administración: 'What the panel of the team does. Each decision is kept with who, when and why.',
  Operación: 'What machines ask: health, site maps, preview pictures, this description.',
} as const

export type Tag = keyof typeof tags
