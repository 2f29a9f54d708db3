import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FirstReview } from './first-review'
import { sampleReceivedReview } from './samples'

const markupOf = (reviews: ReceivedReview[]) =>
  renderToStaticMarkup(<FirstReview reviews={reviews} nowMs={0} />)

it('celebrates the only review until it is answered, and leads to it', () => {
  const markup = markupOf([sampleReceivedReview])
  expect(markup).toContain('¡Tu primera reseña!')
  expect(markup).toContain(`href="#resena-${sampleReceivedReview.id}"`)
})

it('celebrates neither an answered nor a hidden review, and not one of several', () => {
  const answer = { text: 'Gracias.', at: '2026-11-28T12:00:00.000Z' }
  const lists = [
    [sampleReceivedReview, { ...sampleReceivedReview, id: '2' }],
    [{ ...sampleReceivedReview, hiddenBecause: 'Insulta.' }],
    [{ ...sampleReceivedReview, answer }],
  ]
  for (const reviews of lists) expect(markupOf(reviews)).not.toContain('primera reseña')
})
