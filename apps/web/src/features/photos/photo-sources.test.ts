import { expect, it } from 'vitest'
import { photoSources } from './photo-sources'

const photo = { thumbUrl: '/thumb', fullUrl: '/full' }

it('names the width of both sizes, of which the small one is bounded by its longer side', () => {
  expect(photoSources({ ...photo, width: 1600, height: 1200 }).srcSet).toBe('/thumb 480w, /full 1600w')
  expect(photoSources({ ...photo, width: 1200, height: 1600 }).srcSet).toBe('/thumb 360w, /full 1200w')
})

it('offers no choice for a photo that was uploaded small', () => {
  expect(photoSources({ ...photo, width: 400, height: 300 })).toEqual({
    src: '/thumb',
    width: 400,
    height: 300,
  })
})
