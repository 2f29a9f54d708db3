import type { Page } from '@playwright/test'

/**
 * Returns the touch targets below 44 px in either direction. A link within a sentence may have the height of its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input'),
    ]
    const isSeen = (part: HTMLElement) => {
      const { width, height } = part.getBoundingClientRect()
      return (
        part.checkVisibility() && !part.closest('[aria-hidden=true], .sr-only') && width > 1 && height > 1
      )
    }
    const isInText = (part: HTMLElement) =>
      part.tagName === 'A' &&
      getComputedStyle(part).display === 'inline' &&
      (part.parentElement?.innerText.trim().length ?? 0) > part.innerText.trim().length
    // A link may cover the whole card around it, and the target of a checkbox is larger than it looks.
    const cardsOf = (part: HTMLElement) =>
      ['::before', '::after']
        .map((name) => getComputedStyle(part, name))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }))
    const sizeOf = (part: HTMLElement) => {
      const label = part instanceof HTMLInputElement ? part.labels?.[0] : undefined
      const boxes = [part, label].flatMap((box) => box?.getBoundingClientRect() ?? [])
      const all = [...boxes, ...cardsOf(part)]
      return {
        width: Math.max(...all.map(({ width }) => width)),
        height: Math.max(...all.map(({ height }) => height)),
      }
    }
    // The skip link is visible to keyboard users only.
    return targets
      .filter((part) => isSeen(part) && !isInText(part) && part.getAttribute('href') !== '#contenido')
      .map((part) => ({ part, ...sizeOf(part) }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(
        ({ part, width, height }) =>
          `${Math.round(width)}x${Math.round(height)} px: ${part.outerHTML.slice(0, 120)}`,
      )
  })
}
