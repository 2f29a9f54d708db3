import { expect, it } from 'vitest'
import { bannerSchema } from './banner-schema'

const picture = {
  id: '0193d1c4-7a54-7c3e-9f5a-2a1b3c4d5e6f',
  thumbUrl: '/t',
  fullUrl: '/f',
  width: 1200,
  height: 600,
}
const filledForm = {
  title: 'Ferretería del Parque',
  description: 'Todo para tu casa.',
  targetUrl: 'www.example.com',
  photos: [picture],
  pendingUploads: 0,
}

/** Returns the names of the faulty fields. */
const faultsOf = (changes: object, hasText = true) =>
  bannerSchema(hasText)
    .safeParse({ ...filledForm, ...changes })
    .error?.issues.map(({ path }) => path[0]) ?? []

it('a banner has a picture that has arrived, a title, an address, and a text where its combination has one', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ description: '' }, false)).toEqual([])
  expect(faultsOf({ title: ' ', description: '', targetUrl: 'javascript:alert(1)', photos: [] })).toEqual([
    'title',
    'description',
    'targetUrl',
    'photos',
  ])
  expect(faultsOf({ pendingUploads: 1 })).toEqual(['pendingUploads'])
})
