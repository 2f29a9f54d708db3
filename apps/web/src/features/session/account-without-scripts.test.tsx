import { expect, it } from 'vitest'
import { AccountWithoutScripts } from './account-without-scripts'

it('where no script runs, a page of an account leads to its other pages and asks nobody to log in', () => {
  const element = AccountWithoutScripts({ ofRole: 'professional' })
  expect(element.type).toBe('noscript')
  const drawn = JSON.stringify(element.props)
  expect(drawn).toContain('.visitors-only { display: none !important }')
  for (const label of ['Mi Portal', 'Mis contactos', 'Mi cuenta']) expect(drawn).toContain(label)
})
