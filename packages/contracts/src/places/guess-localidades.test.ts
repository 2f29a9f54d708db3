import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findLocalidades, searchableLocalidades } from './find-localidades'
import { guessLocalidades } from './guess-localidades'

interface Row {
  id: number
  nombre: string
  provinciaId: number
  departamento: string
  aliases: string[]
  population: number
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../prisma/reference/${name}.json`, import.meta.url), 'utf8'))
const rows: Row[] = read('localidades')
const provincias: { id: number; nombre: string }[] = read('provincias')

/** The towns of a province in the order of a form: the largest first. */
function townsOf(provincia: string) {
  const id = provincias.find(({ nombre }) => nombre === provincia)?.id
  const towns = rows.filter(({ provinciaId }) => provinciaId === id)
  return searchableLocalidades(towns.sort((a, b) => b.population - a.population))
}

const namesOf = (provincia: string, text: string, max = 8) =>
  guessLocalidades(townsOf(provincia), text, max).map(({ localidad }) => localidad.nombre)

it.each([
  ['Santa Fe', 'Rosrio', 'Rosario'],
  ['Santa Fe', 'rosairo', 'Rosario'],
  ['Santa Fe', 'benado tuerto', 'Venado Tuerto'],
  ['Santa Fe', 'villa gdor. galvz', 'Villa Gobernador Gálvez'],
  ['Córdoba', 'cosqiun', 'Cosquín'],
  ['Buenos Aires', 'quilems', 'Quilmes'],
  ['Río Negro', 'barloche', 'San Carlos de Bariloche'],
])('suggests towns for a misspelt name in %s, the likeliest first: %s', (provincia, text, name) => {
  expect(findLocalidades(townsOf(provincia), text, 1)).toEqual([])
  expect(namesOf(provincia, text)[0]).toBe(name)
  expect(namesOf(provincia, text).length).toBeLessThanOrEqual(3)
})

it('names the alias that led to a suggestion', () => {
  expect(guessLocalidades(townsOf('Río Negro'), 'barloche', 1)).toMatchObject([{ alias: 'Bariloche' }])
  expect(guessLocalidades(townsOf('Santa Fe'), 'rosrio', 1)).toMatchObject([{ alias: null }])
})

it('suggests at most the requested number, a name of as many words first', () => {
  expect(namesOf('Santa Fe', 'reconqista')).toEqual(['Reconquista', 'Puerto Reconquista'])
  expect(namesOf('Santa Fe', 'reconqista', 1)).toEqual(['Reconquista'])
})

it('suggests nothing for a text unlike any town of the province, nor for an empty text', () => {
  expect(namesOf('Santa Fe', 'zzzzzzz')).toEqual([])
  expect(namesOf('Tierra del Fuego', 'rosrio')).toEqual([])
  expect(namesOf('Santa Fe', ' ,')).toEqual([])
})
