import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReceivedReviewText } from './received-review'
import { sampleReceivedReview } from './samples'

it('says in a single note why a review is not shown, the decision of the team first', () => {
  const review = { ...sampleReceivedReview, standing: 'in_review', hiddenBecause: 'Tenía insultos.' } as const
  const html = renderToStaticMarkup(<ReceivedReviewText review={review} />)
  expect(html.match(/rounded-control bg-muted/g)).toHaveLength(1)
  expect(html).toContain('Nuestro equipo la quitó del sitio, y no cuenta: Tenía insultos.')
})
