import { expect, it } from 'vitest'
import { defineList, type ListQuery, listAddress, listQuery, readList } from './define-list'

const thingsList = defineList({
  name: 'things',
  path: '/things',
  search: 'Nombre',
  filters: {
    state: { kind: 'choice', name: 'estado', label: 'Estado', choices: { on: 'Sí', off: 'No' } },
    part: { kind: 'choice', name: 'ver', label: 'Ver', choices: { now: 'Hoy', past: 'Antes' }, usual: 'now' },
    rubro: { kind: 'reference', name: 'rubro', label: 'Rubro' },
    since: { kind: 'day', name: 'dia', label: 'Día' },
  },
  sorts: { newest: 'Más nuevas', name: 'Nombre' },
})

const readBack = (address: string) =>
  readList(thingsList, Object.fromEntries(new URL(address, 'http://site.invalid').searchParams))

it('reads from an address what was written into it', () => {
  const queries: ListQuery<typeof thingsList>[] = [
    { sort: 'newest', part: 'now' },
    { sort: 'name', part: 'past', search: 'Núñez & Co', state: 'off', rubro: 7, since: '2026-11-21' },
    { sort: 'newest', part: 'now', cursor: 'WyJuZXdlc3QiXQ' },
  ]
  for (const query of queries) expect(readBack(listAddress(thingsList, query))).toEqual(query)
})

it('writes no default values into an address', () => {
  expect(listAddress(thingsList, { sort: 'newest', part: 'now' })).toBe('/things')
  expect(listAddress({ ...thingsList, fixed: { lista: 'otra' } }, { sort: 'newest', part: 'now' })).toBe(
    '/things?lista=otra',
  )
})

it('drops only the invalid parameters of an address', () => {
  const unreadable = {
    estado: 'roto',
    rubro: '-1',
    dia: '2026-02-31',
    orden: 'x',
    desde: '%',
    buscar: ' canilla ',
  }
  expect(readList(thingsList, unreadable)).toEqual({ sort: 'newest', part: 'now', search: 'canilla' })
  expect(readList(thingsList, { buscar: 'x'.repeat(500), estado: 'on' })).toEqual({
    sort: 'newest',
    part: 'now',
    state: 'on',
  })
  expect(readList(thingsList, { buscar: ['a', 'b'] })).toEqual({ sort: 'newest', part: 'now' })
})

it('refuses an API call with an invalid value', () => {
  const { success } = listQuery(thingsList).safeParse({ state: 'roto' })
  expect(success).toBe(false)
  expect(listQuery(thingsList).parse({ rubro: '7' })).toEqual({ sort: 'newest', part: 'now', rubro: 7 })
})
