import type { Page } from '@playwright/test'

/**
 * Returns the texts that end to the right of a box which hides its overflow: no scrolling leads to the rest. Leaves
 * out texts that announce it by three dots or a last line, and texts that are visually hidden.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hiding = ['hidden', 'clip']
    const scrolling = ['auto', 'scroll']
    const edgeOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }
    /** Returns by how much the first box that hides or scrolls hides it. */
    const hiddenPx = (parent: HTMLElement, right: number): number => {
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(box)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || scrolling.includes(overflowX))
          return 0
        if (display === 'inline' || !hiding.includes(overflowX)) continue
        // A box of one pixel speaks to screen readers alone.
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
