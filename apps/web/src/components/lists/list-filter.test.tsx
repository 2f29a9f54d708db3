import { professionalList } from '@oficio/contracts/admin/professionals'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListFilter } from './list-filter'

it('keeps the filters of a list folded and names the active ones, so that the list begins high on a phone', () => {
  const filter = renderToStaticMarkup(
    <ListFilter list={professionalList} query={{ sort: 'oldest', status: 'pending_approval' }} />,
  )
  expect(filter).toMatch(/<details>.*Más filtros \(Estado: [^)]+\)/)
  expect(filter).toContain('Quitar filtros')
})
