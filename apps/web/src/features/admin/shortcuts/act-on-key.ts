import type { ShortcutKey } from './shortcut-keys'

/** The rows of the list on the page. */
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('main tbody th a')]

function moveInList(step: 1 | -1): void {
  const links = rowLinks()
  const at = links.findIndex((link) => link.matches(':focus'))
  links[at === -1 ? 0 : at + step]?.focus()
}

const pressFirst = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/**
 * Runs a shortcut on the page. Buttons and links name their key in `data-shortcut`. A button that confirms a decision
 * never does: the key only opens its dialog.
 */
export function actOnKey(key: Exclude<ShortcutKey, '?'>): void {
  if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus()
  else if (key === 'j') moveInList(1)
  else if (key === 'k') moveInList(-1)
  else if (key === 'p') pressFirst('[data-panel-menu] a')
  else pressFirst(`main [data-shortcut="${key}"]:not(:disabled)`)
}
