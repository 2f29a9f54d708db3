import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { describe, expect, it } from 'vitest'
import { findRubros, searchableRubros, whatToTell } from './find-rubros'
import { guesserOf } from './guess-rubros'

const rubro = (id: number, name: string, synonyms: string[], description = ''): RubroView => ({
  id,
  name,
  synonyms,
  description,
  slug: name.toLowerCase(),
  icon: 'wrench',
  tradePlural: '',
  isPopular: false,
  isBusinessOnly: false,
})
const plumbing = rubro(
  1,
  'Plomería',
  ['plomero', 'pérdida de agua'],
  'Pérdidas y canillas. Contá dónde está.',
)
const gas = rubro(2, 'Gas', ['gasista', 'pérdida de gas'])
const locks = rubro(3, 'Cerrajería', ['cerrajero', 'abrir puerta'])
const candidates = searchableRubros([plumbing, gas, locks])
const guess = guesserOf([plumbing, gas, locks])
const namesFound = (text: string) => {
  const matches = findRubros(candidates, text)
  return (matches.length > 0 ? matches : guess(text)).map(({ name }) => name)
}

describe('the search of rubros', () => {
  it('finds a rubro by the word that people use, whatever its accents and capitals', () => {
    expect(namesFound('PLOMERO')).toEqual(['Plomería'])
    expect(namesFound('perdida de g')).toEqual(['Gas'])
    expect(namesFound('puerta')).toEqual(['Cerrajería'])
  })

  it('shows everything before anything is typed, and nothing for what no rubro answers to', () => {
    expect(namesFound('  ')).toEqual(['Plomería', 'Gas', 'Cerrajería'])
    expect(namesFound('astronauta')).toEqual([])
  })

  it('forgives what a thumb gets wrong, while it is typed and when it is whole, as the search of professionals does', () => {
    expect(namesFound('plomro')).toEqual(['Plomería'])
    expect(namesFound('cerajero')).toEqual(['Cerrajería'])
    expect(namesFound('cerajer')).toEqual(['Cerrajería'])
    expect(namesFound('gasitsa')).toEqual(['Gas'])
    expect(namesFound('perdda de agua')[0]).toBe('Plomería')
  })

  it('guesses nothing where a word is short, or where a rubro answers as it is typed', () => {
    expect(namesFound('gal')).toEqual([])
    expect(namesFound('pena')).toEqual([])
    expect(namesFound('plomero')).toEqual(['Plomería'])
  })

  it('puts the rubro of that very name first', () => {
    expect(namesFound('ga')[0]).toBe('Gas')
  })
})

it('says what to tell for the chosen rubro, and something useful before one is chosen', () => {
  expect(whatToTell(plumbing)).toBe('Contá dónde está.')
  expect(whatToTell(undefined)).toMatch(/^Contá/)
  expect(whatToTell(gas)).toMatch(/^Contá/)
})
