import { describe, expect, it } from 'vitest'
import { findLocalidades, searchableLocalidades } from './find-localidades'

let nextId = 1
const town = (nombre: string, departamento: string, aliases: string[] = []) => ({
  id: nextId++,
  nombre,
  departamento,
  aliases,
})
// In stored order: the largest first.
const list = searchableLocalidades([
  town('San Justo', 'La Matanza', ['Matanza']),
  town('Ramos Mejía', 'La Matanza'),
  town('Balvanera', 'Comuna 3', ['Once']),
  town('General Roca', 'General Roca', ['Fiske Menuco']),
  town('Villa San Justo', 'Pilar'),
  town('Onceava', 'Pilar'),
])
const namesFound = (text: string, max = 10) =>
  findLocalidades(list, text, max).map(({ localidad }) => localidad.nombre)

describe('a search of towns', () => {
  it.each([
    ['  RAMOS   mejia', ['Ramos Mejía']],
    ['once', ['Balvanera', 'Onceava']],
    ['onc', ['Onceava', 'Balvanera']],
    ['justo', ['San Justo', 'Villa San Justo']],
    ['san justo', ['San Justo', 'Villa San Justo']],
    ['gral. roca', ['General Roca']],
    ['matanza', ['San Justo', 'Ramos Mejía']],
    ['atlántida', []],
  ])('finds towns by the typed text, best first, and the larger first among equals: %s', (text, names) => {
    expect(namesFound(text)).toEqual(names)
  })

  it('returns the alias that matches the text', () => {
    expect(findLocalidades(list, 'fiske', 1).map(({ alias }) => alias)).toEqual(['Fiske Menuco'])
    expect(findLocalidades(list, 'general', 1).map(({ alias }) => alias)).toEqual([null])
  })

  it('returns at most the requested number, and the largest towns for an empty text', () => {
    expect(namesFound(' ', 2)).toEqual(['San Justo', 'Ramos Mejía'])
    expect(namesFound('san', 1)).toEqual(['San Justo'])
  })
})
