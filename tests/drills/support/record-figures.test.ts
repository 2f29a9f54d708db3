import { expect, it } from 'vitest'
import { withSection } from './record-figures'

const document = '# Drills\n\nWhy.\n\n## first\n\nold\n\n## second\n\nkept\n'

it('replaces the section of the drill that ran, and leaves the others alone', () => {
  expect(withSection(document, 'first', 'new')).toBe(
    '# Drills\n\nWhy.\n\n## first\n\nnew\n\n## second\n\nkept\n',
  )
})

it('adds the section of a drill that never ran', () => {
  expect(withSection(document, 'third', 'new')).toBe(`${document}\n## third\n\nnew\n`)
})
