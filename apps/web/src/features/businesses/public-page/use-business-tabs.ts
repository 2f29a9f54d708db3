import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

export const tabId = (id: string) => `tab-${id}`

/** State of the tabs of a page: which one is open, by a tap, by a key or by the address. */
export function useBusinessTabs(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const panels = useRef(new Map<string, HTMLElement>())

  useEffect(() => {
    const openNamed = () => {
      const target = document.getElementById(location.hash.slice(1))
      const named = [...panels.current].find(([, panel]) => target && panel.contains(target))
      if (!named || !target) return
      setCurrent(named[0])
      // A hidden part cannot be scrolled to, and React draws it with the next frame.
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])

  const open = (id: string) => {
    setCurrent(id)
    history.replaceState(history.state, '', `#${id}`)
  }

  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = ids[placeByKey(event.key, ids.indexOf(current ?? ''), ids.length)]
    if (next === undefined) return
    event.preventDefault()
    open(next)
    document.getElementById(tabId(next))?.focus()
  }

  const keepPanel = (id: string) => (panel: HTMLElement | null) => {
    if (panel) panels.current.set(id, panel)
  }

  return { current, open, openByKey, keepPanel }
}

/** Returns the place of the tab that a key leads to; -1 for any other key. */
function placeByKey(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
