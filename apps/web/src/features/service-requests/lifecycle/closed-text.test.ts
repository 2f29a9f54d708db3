import { limits } from '@oficio/contracts/limits'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { describe, expect, it } from 'vitest'
import { closedText, completeText } from './closed-text'

const kept = `${limits.keptContactDays} días`
const byProfessional = { by: 'professional', professionalName: 'Nora Quiroga' }
const tracking = (status: string, isChosen: boolean, completion: object | null = null) =>
  // The cast is acceptable: these are the only fields that the text reads.
  ({ request: { status }, leads: [{ isChosen }], completion }) as TrackingView

describe('who closes a request reads', () => {
  it.each([
    ['was chosen by the client', tracking('completed', true)],
    ['said that it is done', tracking('completed', false, byProfessional)],
  ])('that the professional who %s keeps the contact, and for how long', (_who, view) => {
    expect(closedText(view)).toContain(kept)
  })

  it('the same before they complete it themselves', () => {
    expect(completeText(tracking('in_progress', true))).toContain(kept)
  })

  it('that nobody does, where nobody said who did the work or it was cancelled', () => {
    expect(completeText(tracking('open', false))).not.toContain('días')
    expect(closedText(tracking('completed', false, { by: 'client', professionalName: null }))).not.toContain(
      'días',
    )
    expect(closedText(tracking('cancelled', true))).not.toContain('días')
  })
})
