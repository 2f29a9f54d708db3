import { readFileSync } from 'node:fs'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { descriptionOf } from './need'

const reference = new URL('../../../../../../prisma/reference/rubros.json', import.meta.url)
const rubros: RubroView[] = JSON.parse(readFileSync(reference, 'utf8'))

it.each(['pierde la canilla de la cocina', 'Quiero un astronauta (el sábado)', 'electricista y plomero'])(
  'carries a sentence to the description as it was typed: %s',
  (need) => {
    expect(descriptionOf(need, rubros)).toBe(need)
  },
)

it('keeps a word that names no rubro, and leaves a word that names one to the choice of rubros', () => {
  expect(descriptionOf('astronauta', rubros)).toBe('astronauta')
  expect(descriptionOf('plomero', rubros)).toBe('')
  expect(descriptionOf('Plomería', rubros)).toBe('')
})

it('completes the beginning of a known phrase, and returns nothing for nothing', () => {
  expect(descriptionOf('perdida de g', rubros)).toMatch(/^pérdida de gas/i)
  expect(descriptionOf('  ', rubros)).toBe('')
})
