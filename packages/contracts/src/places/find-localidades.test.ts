import { describe, expect, it } from 'vitest'
import { findLocalidades, searchableLocalidades } from './find-localidades'

let nextId = 1
const town = (nombre: string, departamento: string, aliases: string[] = []) => ({
  id: nextId++,
  nombre,
  departamento,
  aliases,
})
// In the order in which they are kept: the largest first.
const list = searchableLocalidades([
  town('San Justo', 'La Matanza', ['Matanza']),
  town('Ramos Mejía', 'La Matanza'),
  town('Balvanera', 'Comuna 3', ['Once']),
  town('General Roca', 'General Roca', ['Fiske Menuco']),
  town('Villa San Justo', 'Pilar'),
  town('Onceava', 'Pilar'),
])
const found = (typed: string, max = 10) =>
  findLocalidades(list, typed, max).map(({ localidad }) => localidad.nombre)

describe('a town is found', () => {
  it.each([
    ['  RAMOS   mejia', ['Ramos Mejía']],
    ['once', ['Balvanera', 'Onceava']],
    ['onc', ['Onceava', 'Balvanera']],
    ['justo', ['San Justo', 'Villa San Justo']],
    ['san justo', ['San Justo', 'Villa San Justo']],
    ['gral. roca', ['General Roca']],
    ['matanza', ['San Justo', 'Ramos Mejía']],
    ['atlántida', []],
  ])('by what people type, best first and among equals the largest: %s', (typed, names) => {
    expect(found(typed)).toEqual(names)
  })

  it('with the other name that was typed', () => {
    expect(findLocalidades(list, 'fiske', 1).map(({ alias }) => alias)).toEqual(['Fiske Menuco'])
    expect(findLocalidades(list, 'general', 1).map(({ alias }) => alias)).toEqual([null])
  })

  it('up to as many as were asked for, the largest where nothing was typed', () => {
    expect(found(' ', 2)).toEqual(['San Justo', 'Ramos Mejía'])
    expect(found('san', 1)).toEqual(['San Justo'])
  })
})
