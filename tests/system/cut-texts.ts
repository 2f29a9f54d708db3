import type { Page } from '@playwright/test'

/**
 * Returns the texts that exceed the right edge of a box with hidden overflow, so that no scrolling shows the rest.
 * Excludes texts that end in an ellipsis or are cut after a last line, and visually hidden texts.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidingValues = ['hidden', 'clip']
    const scrolling = ['auto', 'scroll']
    const edgeOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }
    /** Returns how many pixels of the text the nearest clipping box hides. 0 if a scrolling box comes first. */
    const hiddenPx = (parent: HTMLElement, right: number): number => {
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(box)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || scrolling.includes(overflowX))
          return 0
        if (display === 'inline' || !hidingValues.includes(overflowX)) continue
        // A box of one pixel is for screen readers only.
        const { width, right: edge } = box.getBoundingClientRect()
        if (width <= 1) return 0
        if (right > edge + 0.5) return Math.ceil(right - edge)
      }
      return 0
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!parent || !words || !parent.checkVisibility() || parent.closest('[aria-hidden=true], .sr-only'))
        continue
      const { width, right } = edgeOf(text)
      const px = width > 0 ? hiddenPx(parent, right) : 0
      if (px > 0) cut.push(`${px} px of '${words.slice(0, 60)}' are cut off`)
    }
    return cut
  })
}
