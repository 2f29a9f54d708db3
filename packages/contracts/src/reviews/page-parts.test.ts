import { expect, it } from 'vitest'
import { ratings } from './endpoints'
import { partOf, photosPart, reviewsPart } from './page-parts'

it('reads the address of each part back', () => {
  expect(partOf(photosPart)).toEqual({ kind: 'photos' })
  for (const stars of [null, ...ratings])
    expect(partOf(reviewsPart(stars))).toEqual({ kind: 'reviews', stars })
})

it('names the stars in the address', () => {
  expect(reviewsPart()).toBe('resenas')
  expect(reviewsPart(1)).toBe('resenas-de-1-estrella')
  expect(reviewsPart(4)).toBe('resenas-de-4-estrellas')
})

it('knows no other part', () => {
  for (const segment of ['', 'otra', 'resenas-de-6-estrellas']) expect(partOf(segment)).toBeNull()
})
