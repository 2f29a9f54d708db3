'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

interface BusinessTab {
  /** The part's address on the page, too: '#fotos'. */
  id: string
  label: string
  content: ReactNode
}

/**
 * The parts of the page as tabs. The HTML has all of them below each other, for search engines and for readers without
 * scripts, to whom the tabs are links. An address that names anything within a part opens it: '#escribir'.
 */
export function BusinessTabs({ tabs }: { tabs: readonly BusinessTab[] }) {
  const isHydrated = useIsHydrated()
  const [current, setCurrent] = useState(tabs[0]?.id)
  const panels = useRef(new Map<string, HTMLElement>())

  useEffect(() => {
    const openNamed = () => {
      const target = document.getElementById(location.hash.slice(1))
      const named = [...panels.current].find(([, panel]) => target && panel.contains(target))
      if (!named || !target) return
      setCurrent(named[0])
      // It can be scrolled to once it is drawn.
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
  const moveBy = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[places[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    open(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div className="space-y-8">
      <nav
        aria-label="Partes de la página"
        className="flex flex-wrap gap-x-5 border-b"
        {...(isHydrated && { role: 'tablist', onKeyDown: moveBy })}
      >
        {tabs.map(({ id, label }) => {
          const isCurrent = isHydrated && id === current
          return (
            <a
              key={id}
              id={tabId(id)}
              href={`#${id}`}
              className={`-mb-px inline-flex min-h-12 items-center border-b-2 px-1 font-semibold whitespace-nowrap ${isCurrent ? 'border-primary text-primary' : 'border-transparent text-muted-foreground hover:text-foreground'}`}
              {...(isHydrated && {
                role: 'tab',
                'aria-selected': isCurrent,
                'aria-controls': panelId(id),
                tabIndex: isCurrent ? 0 : -1,
                onClick: (event: MouseEvent<HTMLElement>) => {
                  event.preventDefault()
                  open(id)
                },
              })}
            >
              {label}
            </a>
          )
        })}
      </nav>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={panelId(id)}
          ref={(panel) => {
            if (panel) panels.current.set(id, panel)
          }}
          hidden={isHydrated && id !== current}
          {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': tabId(id) })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`
