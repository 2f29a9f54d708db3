import { expect, it } from 'vitest'
import { AccountWithoutScripts } from './account-without-scripts'

it("an account's page links to its other pages without scripts, and asks nobody to log in", () => {
  const element = AccountWithoutScripts({ ofRole: 'professional' })
  expect(element.type).toBe('noscript')
  // Skips the element types and internal keys, because they are circular; the texts are not.
  const markup = JSON.stringify(element.props, (key, value) =>
    key === 'type' || key.startsWith('_') ? undefined : value,
  )
  expect(markup).toContain('.visitors-only { display: none !important }')
  for (const label of ['Mi Portal', 'Mis contactos', 'Mi cuenta', 'Cerrar sesión'])
    expect(markup).toContain(label)
})
