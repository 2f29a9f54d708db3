import { expect, it } from 'vitest'
import { afterOwnSaves, noteOwnSave } from './own-saves'

it('counts the saves of this tab as read, and no other save', () => {
  noteOwnSave('a', 0, 1)
  noteOwnSave('a', 1, 2)
  noteOwnSave('a', 3, 4)
  // Somebody else saved in between.
  noteOwnSave('a', 2, 4)
  expect(afterOwnSaves('a', 0)).toBe(2)
  expect(afterOwnSaves('a', 2)).toBe(2)
  expect(afterOwnSaves('b', 0)).toBe(0)
})
