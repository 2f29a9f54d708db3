import { viewCompleteness } from '@oficio/contracts/professionals/completeness'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CompletenessCard } from './completeness-card'

it('points at the next missing part and shows no missing part as done', () => {
  const completeness = viewCompleteness({ hasPhoto: false, descriptionLength: 0, hasPhone: false })
  const html = renderToStaticMarkup(<CompletenessCard completeness={completeness} formHref="" />)
  expect(html.match(/lucide-circle-plus/g)).toHaveLength(1)
  expect(html).not.toContain('lucide-circle-check')
})
