import type { Page } from '@playwright/test'

/** Forms that only a script sends. Without it, the browser would put the typed values into the address. */
export const sentByScripts = 'form:not([action])'

/** Returns the parts of a page without scripts that wait for one: placeholders, and controls that do nothing. */
export function idleWithoutScripts(page: Page): Promise<string[]> {
  return page.evaluate((sentByScripts) => {
    const main = document.querySelector('main')
    const visibleParts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())
    const controls = 'button, [role=button], input:not([type=hidden]), select, textarea'
    // The browser itself opens and closes what `popovertarget` names.
    const isDead = (part: HTMLElement) => !part.closest('form[action]') && !part.matches('[popovertarget]')
    const text = main?.innerText.trim() ?? ''
    // A control with the mark itself is a convenience, such as a print button. If other controls are hidden, the page
    // must say so.
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
      // These forms must be inert, even while their script is loading.
      ...[...document.querySelectorAll(sentByScripts)]
        .filter((form) => !form.closest('[inert]'))
        .map((form) => `takes what nobody would read: ${form.outerHTML.slice(0, 80)}`),
    ]
  }, sentByScripts)
}
