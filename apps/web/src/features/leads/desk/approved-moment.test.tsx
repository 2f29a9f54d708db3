import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleNowMs, samplePortalAccount, sampleRequestCard } from '../samples'
import { ApprovedMoment } from './approved-moment'

const markupOf = (approvedAt: string | null, cards = [sampleRequestCard]) =>
  renderToStaticMarkup(
    <ApprovedMoment
      account={{ ...samplePortalAccount, approvedAt }}
      requests={{ cards, nextCursor: null }}
      freeLeads={3}
      nowMs={sampleNowMs}
    />,
  )
const minutesAgo = (minutes: number) => new Date(sampleNowMs - minutes * 60_000).toISOString()

it('celebrates an approval and leads to the first request', () => {
  const markup = markupOf(minutesAgo(1))
  expect(markup).toContain('Aprobamos tu cuenta, Ramón')
  expect(markup).toContain(`href="/professional/requests/${sampleRequestCard.id}"`)
  expect(markup).toContain('Los primeros 3 contactos son gratis')
  expect(markup).toMatch(/class="[^"]*\bcelebration\b/)
})

it('moves nothing when the page is opened again later', () => {
  const markup = markupOf(minutesAgo(60), [])
  expect(markup).toContain('Completar mi perfil')
  expect(markup).not.toMatch(/\bcelebration\b/)
})

it('shows nothing before the approval, and nothing once it is no news any more', () => {
  expect(markupOf(null)).toBe('')
  expect(markupOf(minutesAgo(8 * 24 * 60))).toBe('')
})
