'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Opens the links of `components/ui/link` without loading a whole page. Prefetches a page when the pointer enters its
 * link, not when the link becomes visible: visitors follow only one of dozens of links, and prefetching all would cost
 * phones data and computing time.
 */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => {
    const prefetched = new Set<string>()
    const prefetch = ({ target }: Event) => {
      const link = linkAt(target)
      if (!link || prefetched.has(link.href) || isOnThisPage(link)) return
      prefetched.add(link.href)
      router.prefetch(link.href)
    }
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || isForBrowser(event)) return
      event.preventDefault()
      const options = link.dataset.follow ?? ''
      const navigate = options.includes('replace') ? router.replace : router.push
      navigate(link.href, { scroll: !options.includes('in-place') })
    }
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('click', follow)
    }
  }, [router])
  return null
}

/** Returns the link around an element, if it opens in the same tab, where the router can open it. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download')
    ? link
    : null
}

/** Whether the link only leads to another part of the page. */
const isOnThisPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search

/** Whether the browser acts on the click itself: it opens a new tab or window, or saves the page. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
