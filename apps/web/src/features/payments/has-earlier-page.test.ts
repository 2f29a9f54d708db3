import { expect, it } from 'vitest'
import { hasEarlierPage } from './has-earlier-page'

const tab = (referrer: string, length = 2) => ({
  document: { referrer },
  location: { origin: 'https://ours.example' },
  history: { length },
})

it('knows of an earlier page of ours, not of one where people pay nor in a fresh tab', () => {
  expect(hasEarlierPage(tab('https://ours.example/service-request'))).toBe(true)
  expect(hasEarlierPage(tab('https://pay.example/checkout'))).toBe(false)
  expect(hasEarlierPage(tab('', 1))).toBe(false)
  expect(hasEarlierPage({ ...tab(''), navigation: { canGoBack: true } })).toBe(true)
  expect(hasEarlierPage({ ...tab('https://ours.example/'), navigation: { canGoBack: false } })).toBe(false)
})
