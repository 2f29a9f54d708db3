import { expect, it } from 'vitest'
import { defineList, type ListQuery, listAddress, listQuery, readList } from './define-list'

const things = defineList({
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
  readList(things, Object.fromEntries(new URL(address, 'http://site.invalid').searchParams))

it('reads from an address what was written into it', () => {
  const queries: ListQuery<typeof things>[] = [
    { sort: 'newest', part: 'now' },
    { sort: 'name', part: 'past', search: 'Núñez & Co', state: 'off', rubro: 7, since: '2026-11-21' },
    { sort: 'newest', part: 'now', cursor: 'WyJuZXdlc3QiXQ' },
  ]
  for (const query of queries) expect(readBack(listAddress(things, query))).toEqual(query)
})

it('writes nothing into an address that is usual', () => {
  expect(listAddress(things, { sort: 'newest', part: 'now' })).toBe('/things')
  expect(listAddress({ ...things, fixed: { lista: 'otra' } }, { sort: 'newest', part: 'now' })).toBe(
    '/things?lista=otra',
  )
})

it('leaves out what makes no sense in an address, and nothing else', () => {
  const asked = {
    estado: 'roto',
    rubro: '-1',
    dia: '2026-02-31',
    orden: 'x',
    desde: '%',
    buscar: ' canilla ',
  }
  expect(readList(things, asked)).toEqual({ sort: 'newest', part: 'now', search: 'canilla' })
  expect(readList(things, { buscar: 'x'.repeat(500), estado: 'on' })).toEqual({
    sort: 'newest',
    part: 'now',
    state: 'on',
  })
  expect(readList(things, { buscar: ['a', 'b'] })).toEqual({ sort: 'newest', part: 'now' })
})

it('a call that asks for what makes no sense is refused', () => {
  const { success } = listQuery(things).safeParse({ state: 'roto' })
  expect(success).toBe(false)
  expect(listQuery(things).parse({ rubro: '7' })).toEqual({ sort: 'newest', part: 'now', rubro: 7 })
})
