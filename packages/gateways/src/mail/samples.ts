import type { Site } from '@oficio/domain/kernel/ports'

// Sample data that the templates share, for tests and for previews of mails.

export const sampleSite: Site = {
  origin: 'https://oficio.example',
  name: 'Oficio',
  supportEmail: 'ayuda@oficio.example',
}

/** Returns an address on the sample site. */
export const sampleUrl = (path: string): string => `${sampleSite.origin}${path}`

export const sampleRequest = {
  firstName: 'Lucía',
  title: 'Plomería en Rosario',
  trackingUrl: sampleUrl('/seguimiento/abc.def'),
}

export const samplePerson = {
  professionalName: 'Martín Sosa',
  companyName: 'Sosa Instalaciones',
  faceSeed: 'Sosa Instalaciones',
  profileUrl: sampleUrl('/professionals/martin-sosa-0190'),
  portraitUrl: sampleUrl('/api/portraits/0190/thumb'),
  rubros: ['Plomería', 'Gas'],
  about: 'Arreglo pérdidas y destapo cañerías desde hace quince años. Trabajo también los sábados.',
  rating: { average: 4.8, count: 12 },
  phoneNational: '0341 15-555-1234',
}

/** A professional with a photo whom a mail names, and one without. */
export const sampleShown = [
  {
    professionalName: samplePerson.professionalName,
    portraitUrl: samplePerson.portraitUrl,
    faceSeed: samplePerson.faceSeed,
  },
  { professionalName: 'Carla Ibáñez', portraitUrl: null, faceSeed: 'Carla Ibáñez' },
]

/** Nobody is known to have done something. */
export const sampleNobody = { professionalName: null, portraitUrl: null, faceSeed: null }

export const sampleSubscription = {
  firstName: 'Martín',
  unitsText: '2 rubros',
  manageUrl: sampleUrl('/professional/payments'),
}

export const inAnHour = '2026-11-20T18:40:00.000Z'
export const inAWeek = '2026-11-27T17:30:00.000Z'
export const inAMonth = '2026-12-21T14:00:00.000Z'
