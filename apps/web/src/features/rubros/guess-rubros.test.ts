import { readFileSync } from 'node:fs'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { guesserOf } from './guess-rubros'

const reference = new URL('../../../../../prisma/reference/rubros.json', import.meta.url)
const rubros: RubroView[] = JSON.parse(readFileSync(reference, 'utf8'))
const guess = guesserOf(rubros.filter(({ isBusinessOnly }) => !isBusinessOnly))

it.each([
  ['se me rompió un caño en la cocina', 'Plomería'],
  ['necesito un plomero urgente', 'Plomería'],
  ['pierde agua la cocina', 'Plomería'],
  ['hay una fuga de agua', 'Plomería'],
  ['se me inundó el baño', 'Plomería'],
  ['no sale agua caliente', 'Plomería'],
  ['está perdiendo gas', 'Gas'],
  ['se tapó el baño de arriba', 'Destapaciones'],
  ['me llueve adentro', 'Techos e impermeabilización'],
  ['perdí las llaves de casa', 'Cerrajería'],
  ['no hay luz', 'Electricidad'],
  ['me quedé sin luz', 'Electricidad'],
  ['necesito un electrisista', 'Electricidad'],
  ['hay olor a gas', 'Gas'],
  ['no anda el gas', 'Gas'],
  ['cuanto cuesta un gasista', 'Gas'],
  ['no puedo abrir la puerta', 'Cerrajería'],
  ['no anda la heladera', 'Electrodomésticos'],
  ['la tele no anda', 'TV, audio y antenas'],
  ['el aire no enfría', 'Aire acondicionado'],
  ['el auto no arranca', 'Mecánica'],
  ['cortar el pasto', 'Jardinería'],
  ['pintar el living', 'Pintura'],
  ['poner cerámica en el baño', 'Pisos y revestimientos'],
  ['hacer un asado para 20 personas', 'Catering y cocina'],
])('a sentence finds the rubro that it speaks of, before few others: %s', (text, name) => {
  const names = guess(text).map((rubro) => rubro.name)
  expect(names[0]).toBe(name)
  expect(names.length).toBeLessThanOrEqual(5)
})

it('guesses nothing of what no rubro knows', () => {
  expect(guess('quiero ir a la luna')).toEqual([])
})
