import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { categoryDrawing, rubroDrawing } from './icons'

const rowsOf = (file: string): { name: string; slug: string; icon: string }[] =>
  JSON.parse(readFileSync(new URL(`../../../prisma/reference/${file}`, import.meta.url), 'utf8'))

/** Rubros for any repair at home, which the toolbox shows best. */
const repairs = ['Arreglos del hogar', 'Ferreterías y corralones']

it('gives every seeded rubro the drawing of its family', () => {
  const withoutFamily = rowsOf('rubros.json').filter(({ icon }) => rubroDrawing(icon) === 'homeRepairs')
  expect(withoutFamily.map(({ name }) => name)).toEqual(repairs)
})

it('gives every seeded category of businesses a drawing of its own', () => {
  const drawings = rowsOf('business-categories.json').map(({ slug }) => categoryDrawing(slug))
  expect(new Set(drawings).size).toBe(10)
})

it('gives a rubro with an icon that has no drawing the toolbox', () => {
  expect([rubroDrawing('rocket'), rubroDrawing('toString')]).toEqual(['homeRepairs', 'homeRepairs'])
})

it('gives a category that has no drawing the shop on the corner', () => {
  expect(categoryDrawing('rocket')).toBe('cornerStore')
})
