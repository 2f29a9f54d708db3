import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * While something is not saved, a link within the site is held back and asked about first: `heldUrl` is where it leads.
 * Closing or reloading the page is asked about by the browser itself, in its own words.
 */
export function useLeavingGuard(isUnsaved: boolean) {
  const router = useRouter()
  const [heldUrl, setHeldUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const url = urlLeftFor(event)
      if (url === null) return
      event.preventDefault()
      // Of several forms the first asks, and nothing says that the next page is coming.
      event.stopImmediatePropagation()
      setHeldUrl(url)
    }
    addEventListener('beforeunload', warn)
    // Before the router and all else on the page hear of the tap.
    addEventListener('click', hold, true)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('click', hold, true)
    }
  }, [isUnsaved])

  const leave = () => {
    if (heldUrl !== null) router.push(heldUrl)
    setHeldUrl(null)
  }
  return { heldUrl, leave, stay: () => setHeldUrl(null) }
}

/** Returns the page of this site to which a tap would leave this one; null where it stays in sight, or the browser asks. */
function urlLeftFor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.origin !== location.origin) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const isThisPage = link.pathname === location.pathname && link.search === location.search
  return isThisPage ? null : link.href
}
