import { limits } from '@oficio/contracts/limits'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { describe, expect, it } from 'vitest'
import { closedText, completeText } from './closed-text'

const retention = `${limits.keptContactDays} días`
const byProfessional = { by: 'professional', professionalName: 'Nora Quiroga' }
const tracking = (status: string, isChosen: boolean, completion: object | null = null) =>
  // The cast is acceptable: these are the only fields that the text reads.
  ({ request: { status }, leads: [{ isChosen }], completion }) as TrackingView

describe('the text that a client reads about closing a request', () => {
  it.each([
    ['was chosen by the client', tracking('completed', true)],
    ['said that it is done', tracking('completed', false, byProfessional)],
  ])('says that the professional who %s keeps the contact data, and for how long', (_who, view) => {
    expect(closedText(view)).toContain(retention)
  })

  it('says the same before the client completes the request', () => {
    expect(completeText(tracking('in_progress', true))).toContain(retention)
  })

  it('says nothing about kept contact data when nobody is named as the worker or the request was cancelled', () => {
    expect(completeText(tracking('open', false))).not.toContain('días')
    expect(closedText(tracking('completed', false, { by: 'client', professionalName: null }))).not.toContain(
      'días',
    )
    expect(closedText(tracking('cancelled', true))).not.toContain('días')
  })
})
