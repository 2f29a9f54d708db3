import { readFileSync } from 'node:fs'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { findRubros, searchableRubros } from './find-rubros'
import { guesserOf } from './guess-rubros'

const reference = new URL('../../../../../prisma/reference/rubros.json', import.meta.url)
const referenceRubros: (RubroView & { isBusinessOnly?: boolean })[] = JSON.parse(
  readFileSync(reference, 'utf8'),
)
const rubros = referenceRubros.map((rubro) => ({ ...rubro, isBusinessOnly: rubro.isBusinessOnly ?? false }))
const ofProfessionals = rubros.filter(({ isBusinessOnly }) => !isBusinessOnly)

const offersOf = (list: readonly RubroView[], text: string): RubroView[] => {
  const matches = findRubros(searchableRubros(list), text)
  return matches.length > 0 ? matches : guesserOf(list)(text)
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
])('a business finds its own kind by %s, and no unrelated trade beside it', (text, name) => {
  const [first, ...otherOffers] = offersOf(rubros, text)
  expect(first?.name).toBe(name)
  const unrelated = otherOffers.filter(
    (rubro) => !rubro.isBusinessOnly && !rubro.name.toLowerCase().includes(text.toLowerCase()),
  )
  expect(unrelated.map((rubro) => rubro.name)).toEqual([])
})

it.each(['plomero', 'electricista', 'mudanza'])('a business still finds the trade by %s', (text) => {
  expect(offersOf(rubros, text)[0]?.name).toBe(offersOf(ofProfessionals, text)[0]?.name)
})
