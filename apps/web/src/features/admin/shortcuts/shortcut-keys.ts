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
  isTyping: boolean
  isOff: boolean
}

/**
 * Returns the shortcut of a key press, or null. Keys with Ctrl, Alt or Cmd belong to the browser, and keys in a field to
 * its text. An admin who dictates or has a tremor can switch all shortcuts off (WCAG 2.1.4).
 */
export function shortcutOf({ key, hasModifier, isTyping, isOff }: KeyPress): ShortcutKey | null {
  if (hasModifier || isTyping || isOff) return null
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.key ?? null
}
