import { useEffect, useRef } from 'react'

/**
 * Gives the answer that was tapped in a mail, once. It is sent from the page and not on reading it: mail scanners open
 * links too.
 */
export function useLinkAnswer(isTapped: boolean, send: () => void): void {
  const wasSent = useRef(false)
  useEffect(() => {
    if (!isTapped || wasSent.current) return
    wasSent.current = true
    send()
  }, [isTapped, send])
}
