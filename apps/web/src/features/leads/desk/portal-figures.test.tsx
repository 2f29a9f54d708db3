import type { PortalAccount } from '@oficio/contracts/leads/desk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PortalFigures } from './portal-figures'

const figures = (reviewCount: number) => {
  const figures = { avgRating: 4.5, reviewCount, medianResponseMinutes: null }
  // The component does not read the other fields of an account.
  const account = figures as PortalAccount
  return renderToStaticMarkup(<PortalFigures account={account} leadsInCourse={[]} planTile={null} />)
}

it('shows the average of a professional from three reviews on', () => {
  expect(figures(2)).not.toContain('4,5')
  expect(figures(2)).toContain('2 reseñas: el promedio se ve desde 3')
  expect(figures(3)).toContain('4,5')
  expect(figures(3)).toContain('De 3 reseñas')
})
