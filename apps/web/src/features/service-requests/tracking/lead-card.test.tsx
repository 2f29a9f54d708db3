import type { LeadForClient } from '@oficio/contracts/service-requests/shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LeadCard } from './lead-card'

const lead: LeadForClient = {
  id: '01990000-0000-7000-8000-000000000001',
  status: 'active',
  takenAt: '2026-11-21T14:00:00.000Z',
  contactedAt: null,
  isChosen: false,
  isReported: false,
  openReportId: null,
  professionalId: 'professional',
  professionalName: 'Ramón Ledesma',
  companyName: null,
  profilePhotoUrl: null,
  profilePath: '/professionals/ramon-ledesma',
  rubros: ['Plomería'],
  about: null,
  avgRating: 0,
  reviewCount: 0,
  phone: '0341 15-555-9921',
  whatsappUrl: null,
  callUrl: 'tel:+5493415559921',
}
const textOf = (changes: Partial<LeadForClient>) =>
  renderToStaticMarkup(<LeadCard lead={{ ...lead, ...changes }} requestId="x" token="x" canChoose={false} />)

it('offers reviews of a professional only where there are some', () => {
  expect(textOf({})).toContain('>Ver su perfil</a>')
  expect(textOf({ reviewCount: 3, avgRating: 4.7 })).toContain('Ver su perfil y sus reseñas')
})

it('says that a professional who gave the contact back no longer sees the phone', () => {
  expect(textOf({ status: 'returned' })).toContain('Devolvió el contacto y ya no ve tu teléfono.')
})
