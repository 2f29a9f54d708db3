/** The keys of the panel, as the help lists them. */
export const shortcuts = [
  { key: '/', text: 'Buscar en la lista' },
  { key: 'j', text: 'Bajar por la lista' },
  { key: 'k', text: 'Subir por la lista' },
  { key: 'a', text: 'Aprobar' },
  { key: 'r', text: 'Rechazar' },
  { key: 'n', text: 'Abrir el siguiente, después de decidir' },
  { key: 's', text: 'Saltear' },
  { key: 'p', text: 'Volver al Panel' },
  { key: '?', text: 'Ver estos atajos' },
] as const

export type ShortcutKey = (typeof shortcuts)[number]['key']

interface KeyPress {
  key: string
  hasModifier: boolean
  /** Whether Shift is held, which some keyboards need for '?' and '/'. */
  hasShift: boolean
  /** Whether the key is held down, so that the browser repeats it. */
  isRepeated: boolean
  isTyping: boolean
  isOff: boolean
}

/**
 * Returns the shortcut of a key press, or null. Keys with Ctrl, Alt or Cmd belong to the browser, and keys in a field to
 * its text. A held key acts once. An admin who dictates or has a tremor can switch all shortcuts off (WCAG 2.1.4).
 */
export function shortcutOf(press: KeyPress): ShortcutKey | null {
  const { key, hasModifier, hasShift, isRepeated, isTyping, isOff } = press
  if (hasModifier || isRepeated || isTyping || isOff) return null
  if (hasShift && key.toLowerCase() !== key.toUpperCase()) return null
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.key ?? null
}
