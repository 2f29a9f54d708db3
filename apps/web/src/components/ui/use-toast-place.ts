import { useEffect, useState } from 'react'

interface ToastPlace {
  position: 'top-right' | 'top-center'
  /** The distance from the right edge of the window, in px. */
  right: number
}

/** Returns a position at which toasts cover no control, and updates it when the window changes. */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(findPlace)
  useEffect(() => {
    const update = () => setPlace(findPlace())
    const sizes = new ResizeObserver(update)
    sizes.observe(document.documentElement)
    const account = findAccount()
    if (account) sizes.observe(account)
    return () => sizes.disconnect()
  }, [])
  return place
}

const findAccount = () => document.querySelector('[data-header-account]')

function findPlace(): ToastPlace {
  const account = findAccount()
  const width = document.documentElement.clientWidth
  const right = account ? width - account.getBoundingClientRect().left + 8 : 16
  if (matchMedia('(width >= 48rem)').matches) return { position: 'top-right', right }
  // A phone has no space beside the controls, so a toast temporarily covers the whole header.
  return { position: 'top-center', right: 8 }
}
