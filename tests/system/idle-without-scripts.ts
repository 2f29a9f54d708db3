import type { Page } from '@playwright/test'

/** A form that only a script sends: what it would do by itself is put what was typed into the address. */
export const sentByScripts = 'form:not([action])'

/** Returns what waits for a script on a page that has none: placeholders, and controls that only a script would hear. */
export function idleWithoutScripts(page: Page): Promise<string[]> {
  return page.evaluate((sentByScripts) => {
    const main = document.querySelector('main')
    const visibleParts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())
    const controls = 'button, [role=button], input:not([type=hidden]), select, textarea'
    const isDead = (part: HTMLElement) => !part.closest('form[action]')
    const text = main?.innerText.trim() ?? ''
    // What is marked itself is a convenience, like a button that prints; the rest is said to be missing.
    const hidesSomething = [...(main?.querySelectorAll<HTMLElement>(controls) ?? [])].some(
      (part) => isDead(part) && !part.matches('.needs-script'),
    )
    return [
      ...(text.length > 40 ? [] : [`shows only '${text}'`]),
      ...visibleParts('.animate-spin, .animate-skeleton').map(
        (part) => `still loads ${part.outerHTML.slice(0, 80)}`,
      ),
      ...visibleParts(controls)
        .filter(isDead)
        .map((part) => `dead: ${part.outerHTML.slice(0, 120)}`),
      ...(hidesSomething && !text.includes('JavaScript') ? ['hides controls and does not say so'] : []),
      // Neither while its script is on the way.
      ...[...document.querySelectorAll(sentByScripts)]
        .filter((form) => !form.closest('[inert]'))
        .map((form) => `takes what nobody would read: ${form.outerHTML.slice(0, 80)}`),
    ]
  }, sentByScripts)
}
