import { expect, it } from 'vitest'
import { isSame } from './is-same'

it('two states of a form are the same whatever the order of their names, and not of their lists', () => {
  const form = { name: 'Ana', photos: [{ id: '1', width: 2 }], hours: { monday: [], tuesday: [] } }
  expect(
    isSame(form, { hours: { tuesday: [], monday: [] }, photos: [{ width: 2, id: '1' }], name: 'Ana' }),
  ).toBe(true)
  expect(isSame(form, { ...form, name: 'Ana ' })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})

it('a missing value equals an undefined one', () => {
  expect(isSame({ name: 'Ana', caption: undefined }, { name: 'Ana' })).toBe(true)
  expect(isSame({ caption: '' }, {})).toBe(false)
})
