import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { describe, expect, it } from 'vitest'
import { changedWork, workValuesOf } from './work-edit'

const work: Parameters<typeof changedWork>[0] = {
  rubroId: 2,
  description: 'Al final es la ducha',
  title: undefined,
  state: '6',
  city: '14',
  townName: null,
  serviceAddress: 'San Lorenzo 1234',
  postalCode: undefined,
  photos: [],
  pendingUploads: 0,
  expirationDays: 7,
}
const dirty = { rubroId: true, description: true, state: true, city: true }
const noPhotos: { id: string }[] = []

describe('the payload of a correction of the work', () => {
  it('contains only the changed fields, and a town together with its province', () => {
    expect(changedWork(work, dirty, { photos: noPhotos, fixedBecause: null })).toEqual({
      rubroId: 2,
      description: 'Al final es la ducha',
      state: '6',
      city: '14',
    })
  })

  it('leaves out rubro and place once they are fixed, so that the other changes are saved', () => {
    expect(changedWork(work, dirty, { photos: noPhotos, fixedBecause: 'work_taken' })).toEqual({
      description: 'Al final es la ducha',
    })
  })
})

describe('the title that a correction starts with', () => {
  const view = (ownTitle: string | null) => ({
    request: { title: 'Plomería en el baño', rubroName: 'Plomería', photos: null } as TrackingView['request'],
    ownTitle,
    expirationDays: 7,
  })

  it("is the client's own title, even when it reads like a generated one", () => {
    expect(workValuesOf(view('Plomería en el baño'), []).title).toBe('Plomería en el baño')
    expect(workValuesOf(view(null), []).title).toBe('')
  })
})
