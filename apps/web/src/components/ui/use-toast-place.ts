import { useEffect, useState } from 'react'

interface ToastPlace {
  position: 'top-right' | 'top-center' | 'bottom-center'
  /** From the window's edge, in px. */
  right: number
}

/** Returns where a toast covers nothing that somebody may want to tap, as the window is now. */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(findPlace)
  useEffect(() => {
    const update = () => setPlace(findPlace())
    const sizes = new ResizeObserver(update)
    sizes.observe(document.documentElement)
    const account = findAccount()
    if (account) sizes.observe(account)
    // Dialogs come and go without a change of size.
    const states = new MutationObserver(update)
    states.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] })
    return () => {
      sizes.disconnect()
      states.disconnect()
    }
  }, [])
  return place
}

const findAccount = () => document.querySelector('[data-header-account]')

function findPlace(): ToastPlace {
  const account = findAccount()
  const width = document.documentElement.clientWidth
  const right = account ? width - account.getBoundingClientRect().left + 8 : 16
  if (matchMedia('(width >= 48rem)').matches) return { position: 'top-right', right }
  // The sheet of a dialog has its buttons at the foot, and covers the header already.
  const hasSheet = document.querySelector('[role="dialog"][data-state="open"]') !== null
  return { position: hasSheet ? 'top-center' : 'bottom-center', right: 8 }
}
