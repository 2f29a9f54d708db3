import { expect, it } from 'vitest'
import { shortcutOf } from './shortcut-keys'

const press = {
  key: 'n',
  hasModifier: false,
  hasShift: false,
  isRepeated: false,
  isTyping: false,
  isOff: false,
}

it('reads a single key outside of fields', () => {
  expect(shortcutOf(press)).toBe('n')
  expect(shortcutOf({ ...press, key: 'N' })).toBe('n')
  expect(shortcutOf({ ...press, key: 'x' })).toBeNull()
})

it('leaves keys to fields, to the browser, and to people who switched shortcuts off', () => {
  expect(shortcutOf({ ...press, isTyping: true })).toBeNull()
  expect(shortcutOf({ ...press, hasModifier: true })).toBeNull()
  expect(shortcutOf({ ...press, isOff: true })).toBeNull()
})

it('acts once while a key is held, and reads Shift only with the signs that need it', () => {
  expect(shortcutOf({ ...press, isRepeated: true })).toBeNull()
  expect(shortcutOf({ ...press, key: 'N', hasShift: true })).toBeNull()
  expect(shortcutOf({ ...press, key: '?', hasShift: true })).toBe('?')
})
