import { expect, it } from 'vitest'
import { AccountWithoutScripts } from './account-without-scripts'

it('where no script runs, a page of an account leads to its other pages and asks nobody to log in', () => {
  const element = AccountWithoutScripts({ ofRole: 'professional' })
  expect(element.type).toBe('noscript')
  // What the elements are made of refers to itself; what they say does not.
  const drawn = JSON.stringify(element.props, (key, value) =>
    key === 'type' || key.startsWith('_') ? undefined : value,
  )
  expect(drawn).toContain('.visitors-only { display: none !important }')
  for (const label of ['Mi Portal', 'Mis contactos', 'Mi cuenta', 'Cerrar sesión'])
    expect(drawn).toContain(label)
})
