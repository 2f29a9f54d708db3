import { readFileSync } from 'node:fs'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { findRubros, searchableRubros } from './find-rubros'
import { guesserOf } from './guess-rubros'

const reference = new URL('../../../../../prisma/reference/rubros.json', import.meta.url)
const stored: (RubroView & { isBusinessOnly?: boolean })[] = JSON.parse(readFileSync(reference, 'utf8'))
const rubros = stored.map((rubro) => ({ ...rubro, isBusinessOnly: rubro.isBusinessOnly ?? false }))
const ofProfessionals = rubros.filter(({ isBusinessOnly }) => !isBusinessOnly)

const offersOf = (list: readonly RubroView[], typed: string): RubroView[] => {
  const called = findRubros(searchableRubros(list), typed)
  return called.length > 0 ? called : guesserOf(list)(typed)
}

it.each([
  ['café', 'Cafeterías'],
  ['cafetería', 'Cafeterías'],
  ['cafeteria', 'Cafeterías'],
  ['cafetria', 'Cafeterías'],
  ['bar', 'Bares y cervecerías'],
  ['cervecería', 'Bares y cervecerías'],
  ['restaurante', 'Restaurantes'],
  ['restorante', 'Restaurantes'],
  ['pizzería', 'Restaurantes'],
  ['parrilla', 'Restaurantes'],
  ['kiosco', 'Kioscos y almacenes'],
  ['almacén', 'Kioscos y almacenes'],
  ['supermercado', 'Kioscos y almacenes'],
  ['hotel', 'Hoteles y alojamientos'],
  ['hostel', 'Hoteles y alojamientos'],
  ['cabañas', 'Hoteles y alojamientos'],
  ['panadería', 'Panaderías y confiterías'],
  ['ferretería', 'Ferreterías y corralones'],
  ['fereteria', 'Ferreterías y corralones'],
  ['farmacia', 'Farmacias y perfumerías'],
  ['gimnasio', 'Gimnasios y estudios'],
  ['peluquería', 'Peluquerías y salones de belleza'],
  ['clínica', 'Consultorios y centros de salud'],
  ['escuela', 'Institutos y escuelas'],
  ['tienda', 'Comercios'],
])('a business finds its own kind by %s, and no unrelated trade beside it', (typed, name) => {
  const [first, ...others] = offersOf(rubros, typed)
  expect(first?.name).toBe(name)
  const unrelated = others.filter(
    (rubro) => !rubro.isBusinessOnly && !rubro.name.toLowerCase().includes(typed.toLowerCase()),
  )
  expect(unrelated.map((rubro) => rubro.name)).toEqual([])
})

it.each(['plomero', 'electricista', 'mudanza'])('a business still finds the trade by %s', (typed) => {
  expect(offersOf(rubros, typed)[0]?.name).toBe(offersOf(ofProfessionals, typed)[0]?.name)
})
