import { defineEndpoint } from '@oficio/contracts/endpoint'
import { codeOf } from '@oficio/contracts/errors'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseInput, readQuery } from './parse-input'

const at = (query: string) => readQuery(`http://localhost/api/x?${query}`)

it.each(['x=1&x=2', 'x[]=1&x[]=2', 'x%5B%5D=1&x%5B%5D=2', 'x[0]=1&x[1]=2', 'x[]=1&x=2'])(
  'reads the list of %s',
  (query) => {
    expect(at(query)).toEqual({ x: ['1', '2'] })
  },
)

it('reads a single value as a text, and one in brackets as a list', () => {
  expect(at('x=1&y[]=1&z=a,b')).toEqual({ x: '1', y: ['1'], z: 'a,b' })
})

const endpoint = defineEndpoint({
  name: 'greet',
  summary: 'Says hello.',
  tag: 'Operación',
  method: 'GET',
  path: '/greetings',
  access: 'anyone',
  query: z.object({
    ...searchQuery.shape,
    tier: z.enum(['basic', 'premium']).optional(),
    day: z.iso.date().optional(),
    ids: z.array(z.uuid()).max(1).optional(),
    name: z.string().min(2).max(5).optional(),
  }),
  response: z.object({}),
})

function faultOf(query: string): unknown {
  try {
    parseInput(endpoint, { headers: new Headers(), params: {}, query: at(query), body: {} })
  } catch (error) {
    if (codeOf(error) === 'validation_failed') return Object(error).fields
    throw error
  }
  return null
}

it.each([
  ['tier=gold', { tier: 'Puede ser: basic, premium.' }],
  ['limit=0', { limit: 'Tiene que ser 1 o más.' }],
  ['limit=x', { limit: 'Tiene que ser un número.' }],
  ['limit=1.5', { limit: 'Tiene que ser un número entero.' }],
  ['minRating=4.2', { minRating: 'Tiene que ser múltiplo de 0.5.' }],
  ['radius=200000', { radius: 'Tiene que ser 100000 o menos.' }],
  ['availability=never', { availability: 'Puede ser: available, all.' }],
  ['day=30/11/2026', { day: 'Escribí la fecha como 2026-11-30.' }],
  ['ids[]=7', { 'ids.0': 'Tiene que ser un id, por ejemplo 019a0c3e-7b52-7c41-9f0e-3d5a8b1c2d4e.' }],
  ['name=a', { name: 'Tiene que tener al menos 2 caracteres.' }],
  ['name=abcdef', { name: 'Tiene que tener hasta 5 caracteres.' }],
])('says of %s what the field accepts', (query, fault) => {
  expect(faultOf(query)).toEqual(fault)
})
