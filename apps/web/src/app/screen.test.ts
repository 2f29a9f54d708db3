import { pages } from '@oficio/contracts/pages'
import { expect, it } from 'vitest'
import { isOwnScreen, roleOfScreen } from './screen'

const words = [...new Set(Object.values(pages).map(({ path }) => path.split('/')[1] ?? ''))]

it('the frame is short where somebody follows, works or decides, and full on every other page', () => {
  expect(words.filter(isOwnScreen)).toEqual([
    'auth',
    'reset-password',
    'confirm-email',
    'opt-out',
    'seguimiento',
    'user',
    'professional',
    'admin',
  ])
  expect(isOwnScreen(null)).toBe(false)
})

it('until the visitor is known, the frame leads by whom the pages are for', () => {
  const led = words.map((word) => [word, roleOfScreen(word)]).filter(([, role]) => role !== null)
  expect(led).toEqual([
    ['professional', 'professional'],
    ['admin', 'admin'],
  ])
})
