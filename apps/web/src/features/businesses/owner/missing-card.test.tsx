import { limits } from '@oficio/contracts/limits'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MissingCard } from './missing-card'

const show = (descriptionLength: number) =>
  renderToStaticMarkup(
    <MissingCard
      businessId="b"
      completeness={{ percent: 40, missing: ['description'] }}
      descriptionLength={descriptionLength}
    />,
  )

it('asks for a description, or for a longer one where there is one', () => {
  expect(show(0)).toContain('Contá qué ofrecés')
  expect(show(60)).toContain(`Alargá tu descripción (60 de ${limits.tellingDescription})`)
})
