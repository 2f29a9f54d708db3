import type { HistoryEntry, LeadForClient, TrackingView } from '@oficio/contracts/service-requests/shapes'
import { describe, expect, it } from 'vitest'
import { nextStep } from '../lifecycle/next-step'
import { emptyText } from './empty-text'
import { historyTitle } from './history-texts'
import { stateText } from './state-text'

const lead = (isReported: boolean) =>
  ({ status: 'active', isReported, openReportId: null, professionalName: 'Diego Gómez' }) as LeadForClient
const returnedLead = { status: 'returned', isReported: false } as LeadForClient

/** The cast is acceptable: these are the only fields that the text reads. */
const tracking = (leads: LeadForClient[], isConfirmed = true, count = 3) =>
  ({
    request: {
      status: 'pending',
      isConfirmed,
      rubroName: 'Gasista',
      city: 'Rosario',
      notified: { count, tradePlural: 'gasistas' },
    },
    leads,
    completion: null,
  }) as TrackingView

describe('the state of a request in words', () => {
  it('waits for the call of those only who did not report that they could get no further', () => {
    expect(stateText(tracking([lead(false)]))).toContain('debería llamarte')
    expect(stateText(tracking([lead(false), lead(true), returnedLead]))).toMatch(
      /^Diego Gómez ya vio tu solicitud: debería llamarte/,
    )
    expect(stateText(tracking([lead(false), lead(false)]))).toMatch(
      /^2 profesionales ya vieron tu solicitud: deberían llamarte/,
    )
    for (const reportedLeads of [[lead(true)], [lead(true), lead(true)]]) {
      expect(stateText(tracking(reportedLeads))).toMatch(/no pud(o|ieron) avanzar/)
      expect(stateText(tracking(reportedLeads))).not.toMatch(/llamarte/)
    }
    expect(stateText(tracking([returnedLead]))).toContain('Ya está publicada')
  })
})

it('names the professional who has the request alone and the end of that time, until they open the contact data', () => {
  const exclusiveView = (leads: LeadForClient[]) => {
    const view = tracking(leads, true, 1)
    const firstOffer = { professionalName: 'Diego Gómez', until: '2026-11-23T18:40:00.000Z' }
    return { ...view, request: { ...view.request, createdAt: '2026-11-23T18:10:00.000Z', firstOffer } }
  }
  expect(stateText(exclusiveView([]))).toMatch(/^Hasta las 15:40 la ve solo Diego Gómez\./)
  expect(stateText(exclusiveView([lead(false)]))).toContain('debería llamarte')
})

describe('a request whose contact data nobody has opened', () => {
  const textOf = (view: TrackingView) =>
    emptyText(
      view,
      nextStep(view, {
        codigo: null,
        prueba: null,
        accion: null,
        reporte: null,
        respuesta: null,
        trabajo: null,
        estrellas: null,
      }),
    )

  it('nothing is to be done only where nothing is asked', () => {
    expect(textOf(tracking([]))).toContain('No tenés que hacer nada: apenas')
    expect(textOf(tracking([], false))).toMatch(/^Apenas alguien/)
    expect(textOf(tracking([], false, 0))).toContain('Estamos buscando profesionales de Gasista')
  })
})

describe('work that a professional marked as done', () => {
  const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
    type: 'status_changed',
    fromStatus: 'open',
    toStatus: 'completed',
    actorKind: 'client',
    actorName: 'El cliente',
    reason: null,
    createdAt: '2026-11-23T18:10:00.000Z',
    ...change,
  })
  const completion = entry({ actorKind: 'professional', actorName: 'Diego Gómez' })
  const confirmed = entry({ fromStatus: 'completed' })
  const praiseEntry = entry({ type: 'work_praised', fromStatus: null, toStatus: null })
  const textOf = (history: HistoryEntry[], completedBy: 'professional' | 'client' = 'professional') => {
    const view = tracking([])
    return stateText({
      ...view,
      request: { ...view.request, status: 'completed', history },
      completion: {
        by: completedBy,
        professionalName: 'Diego Gómez',
        at: completion.createdAt,
        deniableUntil: null,
      },
    })
  }

  it('names the professional until the client confirms or praises the work', () => {
    expect(textOf([completion])).toBe('Diego Gómez marcó el trabajo como completado.')
    for (const word of [confirmed, praiseEntry])
      expect(textOf([completion, word])).toMatch(/^Confirmaste que quedó completado\./)
    expect(textOf([entry({})], 'client')).toBe('El trabajo se completó. ¡Gracias por contarnos!')
  })

  it('counts no confirmation from before the client reopened the request', () => {
    const reopened = entry({ type: 'reopened', fromStatus: 'completed', toStatus: 'open' })
    expect(textOf([completion, praiseEntry, reopened, completion])).toBe(
      'Diego Gómez marcó el trabajo como completado.',
    )
    expect(textOf([completion, reopened, entry({})], 'client')).toMatch(/^El trabajo se completó\./)
  })

  it('has a line of its own in the history once the client confirms it', () => {
    expect([completion, confirmed, entry({})].map(historyTitle)).toEqual([
      'Diego Gómez marcó el trabajo como completado',
      'Confirmaste que quedó completado',
      'Marcaste el trabajo como completado',
    ])
  })
})
