'use client'

import { useEffect, useRef } from 'react'

/** A network that has just come back may lose the first request: so long until it is tried again. */
const retryMs = 10_000

/** Calls `send` once there is a connection, and again from time to time, while whoever uses it stands on the page. */
export function useSendWhenBack(send: () => void): void {
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  useEffect(() => {
    const sendIfThere = () => {
      if (navigator.onLine) sendNow.current()
    }
    sendIfThere()
    const timer = setInterval(sendIfThere, retryMs)
    window.addEventListener('online', sendIfThere)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendIfThere)
    }
  }, [])
}
