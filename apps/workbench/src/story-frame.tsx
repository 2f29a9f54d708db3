import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import type { StoryParameters } from '@/lib/story'

interface StoryFrameProps {
  parameters: StoryParameters
  /**
   * Called after all clicks of the story. If a button did not appear in time, receives the label of the first missing
   * button.
   */
  onReady?: (missingButton?: string) => void
  children: ReactNode
}

/** Wraps a component in the providers that every page of the site has. Each story has its own SWR cache. */
export function StoryFrame({ parameters: { clicks = noClicks }, onReady, children }: StoryFrameProps) {
  useEffect(() => {
    document.addEventListener('click', stayHere)
    clickAll(clicks).then(onReady)
    return () => document.removeEventListener('click', stayHere)
  }, [clicks, onReady])
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      {children}
      <ToasterSlot />
    </SWRConfig>
  )
}

const noClicks: readonly string[] = []
const patienceMs = 5000

/**
 * Clicks the buttons in order, each as soon as it appears. Returns the label of the first button that does not appear
 * within 5 s.
 */
async function clickAll(labels: readonly string[]): Promise<string | undefined> {
  for (const label of labels) {
    const latest = Date.now() + patienceMs
    let button = findButton(label)
    while (!button && Date.now() < latest) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      button = findButton(label)
    }
    if (!button) return label
    // Menus open on the key press, because a simulated click does not open them without a pointer press.
    if (button.getAttribute('aria-haspopup') === 'menu')
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    else button.click()
  }
  return undefined
}

/** Returns the last match, because a dialog over the page may contain a button with the same label as the page. */
const findButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, input, summary, label')]
    .filter((button) => [button.getAttribute('aria-label'), button.textContent?.trim()].includes(label))
    .at(-1)

/** Prevents links from leaving the story. Links to an anchor of the page still work. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))
    event.preventDefault()
}
