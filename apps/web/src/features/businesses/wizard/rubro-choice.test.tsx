import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RubroChoice } from './rubro-choice'

const rubro = (id: number, name: string, isBusinessOnly: boolean): RubroView => ({
  id,
  name,
  isBusinessOnly,
  description: '',
  slug: '',
  icon: '',
  tradePlural: '',
  synonyms: [],
  isPopular: false,
})
const cafes = rubro(82, 'Cafeterías', true)
const cakes = rubro(66, 'Pastelería', false)

const show = (chosenIds: number[], preset: number | null, error?: string) =>
  renderToStaticMarkup(
    <RubroChoice
      rubros={[cafes, cakes]}
      chosenIds={chosenIds}
      preset={preset}
      error={error}
      onChange={() => undefined}
    />,
  )

it('folds the choice to one line while the rubro of the category is chosen', () => {
  const page = show([cafes.id], cafes.id)
  expect(page).toContain('<strong>Cafeterías</strong>')
  expect(page).toContain('Cambiar')
  expect(page).not.toContain('Buscá')
})

it('shows the search where no rubro fits the category, where others are chosen, and beside an error', () => {
  for (const page of [
    show([], null),
    show([cakes.id], cafes.id),
    show([cafes.id, cakes.id], cafes.id),
    show([cafes.id], cafes.id, 'Debes seleccionar al menos un rubro.'),
  ]) {
    expect(page).toContain('id="selectedRubros"')
    expect(page).not.toContain('Cambiar')
  }
})

it('suggests words of shops in the search of a business', () => {
  expect(show([], null)).toContain('café, kiosco, peluquería')
})
