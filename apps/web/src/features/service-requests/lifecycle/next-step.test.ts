import type { LinkQuery } from '@oficio/contracts/service-requests/link-query'
import type { LeadForClient, TrackingView } from '@oficio/contracts/service-requests/shapes'
import { describe, expect, it } from 'vitest'
import { isDenialOver, mayChooseOnCard, nextStep, otherOptions } from './next-step'

const noQuery: LinkQuery = {
  codigo: null,
  prueba: null,
  accion: null,
  reporte: null,
  respuesta: null,
  trabajo: null,
  estrellas: null,
}

const lead = (fields: Partial<LeadForClient> = {}): LeadForClient => ({
  id: 'lead',
  professionalId: 'professional',
  professionalName: 'Nora Quiroga',
  companyName: null,
  profilePath: null,
  profilePhotoUrl: null,
  rubros: ['Plomería'],
  about: null,
  phone: '0341 15-555-1234',
  whatsappUrl: null,
  callUrl: 'tel:+5493415551234',
  avgRating: 0,
  reviewCount: 0,
  takenAt: '2035-03-11T12:00:00.000Z',
  contactedAt: null,
  status: 'active',
  isChosen: false,
  isReported: false,
  openReportId: null,
  ...fields,
})

const tracking = (
  request: Partial<TrackingView['request']>,
  leads: LeadForClient[] = [],
  fields: Partial<TrackingView> = {},
) =>
  // The cast is acceptable: these are the only fields that the next step depends on.
  ({
    request: { status: 'pending', isConfirmed: true, ...request },
    leads,
    extendableUntil: null,
    completion: null,
    workAnswerUntil: null,
    urgentOffer: null,
    urgencyInHand: null,
    ...fields,
  }) as TrackingView

const stepOf = (view: TrackingView, query: Partial<LinkQuery> = {}) =>
  nextStep(view, { ...noQuery, ...query })
const optionsOf = (view: TrackingView) => otherOptions(view, stepOf(view))

describe('the one next step', () => {
  it('is to wait while nobody has opened the data, and nothing is offered that cannot have happened', () => {
    for (const leads of [[], [lead({ status: 'returned' })]]) {
      for (const status of ['pending', 'open'] as const) {
        const view = tracking({ status }, leads, { extendableUntil: '2035-04-20T15:00:00.000Z' })
        expect(stepOf(view).kind).toBe('wait')
        expect(optionsOf(view)).toEqual(['extend', 'cancel'])
      }
    }
  })

  it('follows the request: contacted, begun, done, closed', () => {
    const steps = (['pending', 'open', 'in_progress', 'completed', 'cancelled'] as const).map((status) => [
      stepOf(tracking({ status }, [lead()])).kind,
      optionsOf(tracking({ status }, [lead()])),
    ])
    expect(steps).toEqual([
      ['contacted', ['begin', 'complete', 'cancel']],
      ['begin', ['complete', 'cancel']],
      ['complete', ['cancel']],
      ['closed', []],
      ['closed', []],
    ])
  })

  it('is to confirm until that is done, and then what professionals wait for', () => {
    expect(stepOf(tracking({ isConfirmed: false }, [lead()])).kind).toBe('confirm')
    expect(optionsOf(tracking({ isConfirmed: false }, [lead()]))).toContain('contacted')
    const askedLead = lead({ openReportId: 'report' })
    expect(stepOf(tracking({}, [lead(), askedLead]))).toMatchObject({ kind: 'report', reportId: 'report' })
    expect(stepOf(tracking({ isConfirmed: false }, [askedLead])).kind).toBe('confirm')
  })

  it('is what the link of the mail asks, if that still waits', () => {
    const view = tracking({ isConfirmed: false }, [
      lead({ openReportId: 'first' }),
      lead({ openReportId: 'second' }),
    ])
    expect(stepOf(view, { reporte: 'second' })).toMatchObject({ reportId: 'second' })
    expect(stepOf(view, { reporte: 'answered' }).kind).toBe('confirm')
    expect(stepOf(view, { accion: 'extender' }).kind).toBe('extend')
    expect(stepOf(tracking({ status: 'cancelled' }), { accion: 'extender' }).kind).toBe('closed')
    expect(stepOf(tracking({}, [lead()]), { codigo: '123456' }).kind).toBe('confirm')
  })
})

describe('work that somebody else said is done, or of which nothing is heard', () => {
  const until = '2035-03-19T12:00:00.000Z'
  const completion = {
    by: 'professional',
    professionalName: 'Nora Quiroga',
    at: until,
    deniableUntil: until,
  } as const

  it("is asked about before anything else: 'No fue así' while it may be said, and then nothing", () => {
    const reportedLeads = [lead({ openReportId: 'report' })]
    expect(stepOf(tracking({ status: 'completed' }, reportedLeads, { completion })).kind).toBe('deny')
    const undeniable = { completion: { ...completion, deniableUntil: null } }
    expect(stepOf(tracking({ status: 'completed' }, [], undeniable)).kind).toBe('closed')
  })

  it("is asked about when it is quiet or the mail's answer leads here, and only while it is in progress", () => {
    expect(stepOf(tracking({ status: 'in_progress' }, [lead()], { workAnswerUntil: until })).kind).toBe(
      'work',
    )
    expect(stepOf(tracking({ status: 'in_progress' }, [lead()]), { trabajo: 'sigue' }).kind).toBe('work')
    expect(stepOf(tracking({ status: 'open' }, [lead()]), { trabajo: 'sigue' }).kind).toBe('begin')
    expect(stepOf(tracking({ status: 'completed' }), { trabajo: 'sigue' }).kind).toBe('closed')
  })
})

it('a professional is chosen in one place: on each card, but not beside the step that asks for it', () => {
  const onCard = (status: 'pending' | 'open' | 'in_progress') => {
    const view = tracking({ status }, [lead()])
    return mayChooseOnCard(view, stepOf(view))
  }
  expect([onCard('pending'), onCard('open'), onCard('in_progress')]).toEqual([true, false, false])
})

it("a 'No fue así' that is tapped too late is answered, and one in time or of the client's own word is not", () => {
  const isOver = (completedBy: string, deniableUntil: string | null, accion: string | null = 'no-fue-asi') =>
    isDenialOver(
      tracking({ status: 'completed' }, [], {
        completion: { by: completedBy, deniableUntil } as TrackingView['completion'],
      }),
      { ...noQuery, accion },
    )
  expect(isOver('professional', null)).toBe(true)
  expect(isOver('system', null)).toBe(true)
  expect(isOver('professional', '2035-03-19T12:00:00.000Z')).toBe(false)
  expect(isOver('client', null)).toBe(false)
  expect(isOver('professional', null, null)).toBe(false)
  expect(isDenialOver(tracking({ status: 'open' }), { ...noQuery, accion: 'no-fue-asi' })).toBe(false)
})
