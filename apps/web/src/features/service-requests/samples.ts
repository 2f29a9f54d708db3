import type { OwnRequest } from '@oficio/contracts/service-requests/own-request'
import type {
  LeadForClient,
  ServiceRequestView,
  TrackingView,
} from '@oficio/contracts/service-requests/shapes'

/** An open request as its client sees it, for stories. */
export const sampleRequest: ServiceRequestView = {
  id: '01990000-0000-7000-8000-000000000301',
  title: 'Plomería en Rosario',
  description: 'Pierde agua la canilla de la cocina desde ayer. Ya cerré la llave de paso.',
  rubroId: 3,
  rubro_name: 'Plomería',
  rubroName: 'Plomería',
  city: 'Rosario',
  state: 'Santa Fe',
  serviceAddress: 'San Lorenzo 1450, 3.º B',
  postalCode: '2000',
  status: 'open',
  statusReason: null,
  isUrgent: false,
  isConfirmed: true,
  createdAt: '2026-11-27T13:15:00.000Z',
  expiresAt: '2026-12-12T13:15:00.000Z',
  seatsLeft: 3,
  firstOffer: null,
  notified: { count: 8, tradePlural: 'plomeros' },
  client: {
    firstName: 'Ana',
    lastName: 'Quiroga',
    email: 'ana@correo.example',
    phone: '+5493415551234',
    phoneNational: '0341 15-555-1234',
  },
  photos: [],
  photoCount: 0,
  history: [
    {
      type: 'filed',
      fromStatus: null,
      toStatus: 'pending',
      actorKind: 'client',
      actorName: 'Ana Quiroga',
      reason: null,
      createdAt: '2026-11-27T13:15:00.000Z',
    },
    {
      type: 'lead_taken',
      fromStatus: 'pending',
      toStatus: 'open',
      actorKind: 'professional',
      actorName: 'Ramón Ledesma',
      reason: null,
      createdAt: '2026-11-27T14:02:00.000Z',
    },
  ],
  viewer: 'client',
}

/** A professional who opened the contact data, for stories. */
export const sampleLead: LeadForClient = {
  id: '01990000-0000-7000-8000-000000000302',
  professionalId: '01990000-0000-7000-8000-000000000303',
  professionalName: 'Ramón Ledesma',
  companyName: 'Ledesma Instalaciones',
  profilePath: '/professionals/ramon-ledesma',
  profilePhotoUrl: null,
  rubros: ['Plomería', 'Gas'],
  about: 'Gasista matriculado. Trabajo en Rosario y alrededores desde 2009.',
  phone: '0341 15-555-9921',
  whatsappUrl: 'https://wa.me/5493415559921',
  callUrl: 'tel:+5493415559921',
  avgRating: 4.7,
  reviewCount: 12,
  takenAt: '2026-11-27T14:02:00.000Z',
  contactedAt: null,
  status: 'active',
  isChosen: false,
  isReported: false,
  openReportId: null,
}

export const sampleTracking: TrackingView = {
  request: sampleRequest,
  leads: [sampleLead],
  phoneNational: '0341 15-555-1234',
  version: 0,
  ownTitle: null,
  canEditAll: false,
  refusedMail: null,
  isCodeWaiting: false,
  fixedBecause: null,
  extendableUntil: null,
  hasAccount: true,
  trackingUrl: 'https://oficio.example/seguimiento/abc.def',
  expirationDays: 15,
  urgency: null,
  urgentOffer: null,
  urgencyInHand: null,
  completion: null,
  workAnswerUntil: null,
}

/** A request in the client's own list, for stories. */
export const sampleOwnRequest: OwnRequest = {
  id: sampleRequest.id,
  title: 'Plomería en Rosario',
  excerpt: 'Pierde agua la canilla de la cocina desde ayer.',
  photoCount: 0,
  thumbUrl: null,
  status: 'open',
  createdAt: '2026-11-27T13:15:00.000Z',
  expiresAt: '2026-12-12T13:15:00.000Z',
  leadCount: 1,
  isConfirmed: true,
  isUrgent: false,
  urgentUntil: null,
  trackingToken: 'abc.def',
}

/** The fee of an urgent request whose promise is still running, for stories. */
export const sampleUrgency: NonNullable<TrackingView['urgency']> = {
  priceArs: 4500,
  since: '2026-11-28T13:00:00.000Z',
  dueAt: '2026-11-28T15:00:00.000Z',
  runsUntil: '2026-11-28T15:00:00.000Z',
  isAnswered: false,
  outcome: null,
  refundState: null,
  refundText: null,
  canReportNoCall: false,
  noCallFrom: null,
}

export const sampleUrgentOffer: NonNullable<TrackingView['urgentOffer']> = {
  priceArs: 4500,
  hours: { from: 8, until: 20, isOpen: true },
  refundMinutes: 120,
  answeredPercent: 92,
}

/** The query of a tracking page that was not opened from a mail, for stories. */
export const emptyLinkQuery = {
  codigo: null,
  prueba: null,
  accion: null,
  reporte: null,
  respuesta: null,
  trabajo: null,
  estrellas: null,
}
