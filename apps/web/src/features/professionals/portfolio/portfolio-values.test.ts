import { expect, it } from 'vitest'
import { inOrder, moved, portfolioValues, shownPhotos } from './portfolio-values'

const photo = (id: string) => ({ id, thumbUrl: '', fullUrl: '', width: 1, height: 1 })

it('photos stand where their owner put them, and what was added since comes last', () => {
  const ids = (order: string[]) => inOrder(['a', 'b', 'c', 'd'].map(photo), order).map(({ id }) => id)
  expect(ids(['c', 'a'])).toEqual(['c', 'a', 'b', 'd'])
  expect(ids([])).toEqual(['a', 'b', 'c', 'd'])
})

it('a photo moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})

it('a photo whose words nobody typed is shown without any, whether or not its field was drawn', () => {
  const values = { ...portfolioValues([]), photos: [photo('a'), photo('b')] }
  expect(shownPhotos(values)).toEqual(shownPhotos({ ...values, order: ['a'], captions: { a: '' } }))
  expect(shownPhotos({ ...values, order: ['b'], captions: { b: 'Patio' } })).toEqual([
    { id: 'b', caption: 'Patio' },
    { id: 'a', caption: '' },
  ])
})

it('the form shows the present pictures, with their words', () => {
  expect(portfolioValues([{ ...photo('a'), caption: 'Baño' }])).toEqual({
    photos: [photo('a')],
    pendingUploads: 0,
    order: ['a'],
    captions: { a: 'Baño' },
  })
})
