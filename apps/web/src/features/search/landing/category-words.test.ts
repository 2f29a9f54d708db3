import { expect, it } from 'vitest'
import { categoryTitle, weekendText } from './category-words'

it.each([
  [12, 8, 3, '8 abren los sábados y 3 los domingos.'],
  [12, 1, 0, '1 abre los sábados.'],
  [12, 0, 2, '2 abren los domingos.'],
  [1, 1, 1, 'Abre los sábados y los domingos.'],
  [12, 0, 0, null],
])(
  'the text about %i businesses, %i open on Saturdays and %i on Sundays, is: %s',
  (count, saturday, sunday, text) => {
    expect(weekendText({ count, openOn: { saturday, sunday } })).toBe(text)
  },
)

it('says of the category of other businesses that they are others', () => {
  expect(categoryTitle({ name: 'Otros', slug: 'otros' })).toBe('Otros negocios')
  expect(categoryTitle({ name: 'Cafés', slug: 'cafes' })).toBe('Cafés')
})
