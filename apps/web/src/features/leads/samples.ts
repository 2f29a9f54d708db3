import type { OwnLead, PortalAccount, ProfessionalRequest, RequestCard } from '@oficio/contracts/leads/desk'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import type { LeadReportForAdmin } from '@oficio/contracts/leads/reports'
import { sampleProfessionalState, sampleStandstill } from '@/features/professionals/samples'
import { sampleRequest } from '@/features/service-requests/samples'

/** The current time in stories. */
export const sampleNowMs = Date.parse('2026-11-28T15:00:00.000Z')

/** A lead with visible contact data, for stories. */
export const sampleLeadView: LeadView = {
  id: '01990000-0000-7000-8000-000000000302',
  requestId: sampleRequest.id,
  status: 'active',
  source: 'subscription',
  takenAt: '2026-11-27T14:02:00.000Z',
  contactedAt: null,
  contact: {
    firstName: 'Ana',
    lastName: 'Quiroga',
    email: 'ana@correo.example',
    phone: '+5493415551234',
    phoneNational: '0341 15-555-1234',
    serviceAddress: 'San Lorenzo 1450, 3.º B',
    townName: null,
    postalCode: '2000',
    whatsappUrl: 'https://wa.me/5493415551234',
    callUrl: 'tel:+5493415551234',
  },
  contactUntil: null,
  report: null,
  canReport: true,
  isCompletionDenied: false,
}

export const sampleOwnLead: OwnLead = {
  ...sampleLeadView,
  title: sampleRequest.title,
  excerpt: 'Pierde agua la canilla de la cocina desde ayer.',
  requestStatus: 'open',
  city: 'Rosario',
  state: 'Santa Fe',
}

/** A request whose contact data the professional may open, for stories. */
export const sampleProfessionalRequest: ProfessionalRequest = {
  request: { ...sampleRequest, viewer: 'professional' },
  distanceKm: 4,
  urgentUntil: null,
  aloneUntil: null,
  seats: { takenCount: 2, total: 5 },
  freeLeads: { remaining: 0, total: 3 },
  lead: null,
  isFirstLead: false,
  reportUntil: null,
  offer: { takes: 'subscription', refusal: null },
  isClaimedByOther: false,
  coverableFrom: null,
  chosenProfessional: null,
}

export const sampleRequestCard: RequestCard = {
  id: sampleRequest.id,
  ownTitle: null,
  excerpt: 'Pierde agua la canilla de la cocina desde ayer. Ya cerré la llave de paso.',
  rubroName: 'Plomería',
  city: 'Rosario',
  state: 'Santa Fe',
  distanceKm: 4,
  createdAt: '2026-11-28T13:15:00.000Z',
  status: 'open',
  isConfirmed: true,
  isUrgent: false,
  urgentUntil: null,
  aloneUntil: null,
  photoCount: 0,
  thumbUrl: null,
  seats: { takenCount: 2, total: 5 },
  lead: 'none',
}

export const samplePortalAccount: PortalAccount = {
  ...sampleStandstill,
  firstName: 'Ramón',
  approvedAt: '2026-03-02T12:00:00.000Z',
  avgRating: 4.7,
  reviewCount: 12,
  medianResponseMinutes: 38,
  rubros: ['Plomería', 'Gas'],
  city: 'Rosario',
  state: 'Santa Fe',
  serviceRadiusKm: 25,
  completeness: { percent: 80, missing: ['photo'], description: { length: 66, whole: 150 } },
}

export const sampleLeadReport: LeadReportForAdmin = {
  id: '01990000-0000-7000-8000-000000000303',
  leadId: sampleLeadView.id,
  requestId: sampleRequest.id,
  requestTitle: sampleRequest.title,
  professional: sampleProfessionalState,
  clientName: 'Ana Quiroga',
  clientPhone: '0341 15-555-1234',
  reason: 'no_answer',
  note: 'Llamé tres veces y le mandé un mensaje.',
  status: 'pending',
  answer: null,
  automaticReturnsThisMonth: 1,
  createdAt: '2026-11-28T12:00:00.000Z',
  decidedAt: null,
  decisionNote: null,
}
