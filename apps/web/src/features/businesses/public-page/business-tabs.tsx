'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

interface BusinessTab {
  /** The id of the tab, which is also its fragment: '#fotos'. */
  id: string
  label: string
  content: ReactNode
}

/**
 * The parts of the page as tabs. The HTML contains all parts below each other, for search engines and for visitors
 * without scripts, for whom the tabs are links. A fragment that names an element within a part, such as '#escribir',
 * opens that part.
 */
export function BusinessTabs({ tabs }: { tabs: readonly BusinessTab[] }) {
  const isHydrated = useIsHydrated()
  const { current, open, openByKey, keepPanel } = useBusinessTabs(tabs.map(({ id }) => id))
  return (
    <div className="space-y-8">
      <nav
        aria-label="Partes de la página"
        className="flex flex-wrap gap-x-5 border-b"
        {...(isHydrated && { role: 'tablist', onKeyDown: openByKey })}
      >
        {tabs.map(({ id, label }) => (
          <TabLink
            key={id}
            id={id}
            label={label}
            isTab={isHydrated}
            isCurrent={isHydrated && id === current}
            onOpen={open}
          />
        ))}
      </nav>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={panelId(id)}
          ref={keepPanel(id)}
          hidden={isHydrated && id !== current}
          {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': tabId(id) })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

interface TabLinkProps extends Pick<BusinessTab, 'id' | 'label'> {
  /** Whether scripts run. Without scripts the tab is a link to its part. */
  isTab: boolean
  isCurrent: boolean
  onOpen: (id: string) => void
}

function TabLink({ id, label, isTab, isCurrent, onOpen }: TabLinkProps) {
  const openHere = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a
      id={tabId(id)}
      href={`#${id}`}
      className={`-mb-px inline-flex min-h-12 items-center border-b-2 px-1 font-semibold whitespace-nowrap ${isCurrent ? 'border-primary text-primary' : 'border-transparent text-muted-foreground hover:text-foreground'}`}
      {...(isTab && {
        role: 'tab',
        'aria-selected': isCurrent,
        'aria-controls': panelId(id),
        tabIndex: isCurrent ? 0 : -1,
        onClick: openHere,
      })}
    >
      {label}
    </a>
  )
}

const panelId = (id: string) => `panel-${id}`

const tabId = (id: string) => `tab-${id}`

/** State of the tabs: the open tab, which changes by a tap, by a key or by the fragment of the address. */
function useBusinessTabs(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const panels = useRef(new Map<string, HTMLElement>())

  useEffect(() => {
    const openNamed = () => {
      const target = document.getElementById(location.hash.slice(1))
      const namedPanel = [...panels.current].find(([, panel]) => target && panel.contains(target))
      if (!namedPanel || !target) return
      setCurrent(namedPanel[0])
      // A hidden part cannot be scrolled to, and React shows it only with the next frame.
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

/** Returns the index of the tab that the key leads to, or -1 for any other key. */
function placeByKey(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
