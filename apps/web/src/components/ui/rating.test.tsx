import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rating } from './rating'

const textOf = (value: number | null, count: number) =>
  renderToStaticMarkup(<Rating value={value} count={count} />).replace(/<[^>]+>/g, '')

it('shows an average from three reviews on, and says until then that somebody is new', () => {
  expect(textOf(null, 0)).toBe('Sin reseñas todavía')
  expect(textOf(5, 1)).toBe('Nuevo, con 1 reseña')
  expect(textOf(5, 2)).toBe('Nuevo, con 2 reseñas')
  expect(textOf(5, 3)).toBe('Calificación 5,0(3 reseñas)')
})
