'use client'

import { useEffect, useState } from 'react'
import type { OpenedForm } from './kept/kept-form'

/** All of a form that waits for a connection: few have one. */
export const loadWaitingBox = () => import('./waiting-box')

/** Whether this form waits for a connection, with what shows it. */
export function useWaitingBox(opened: OpenedForm) {
  const [waiting, setWaiting] = useState<Awaited<ReturnType<typeof loadWaitingBox>> | null>(null)

  useEffect(() => {
    if (!opened.restored) return
    loadWaitingBox().then(
      (box) => box.isFormWaiting(opened.idempotencyKey) && setWaiting(box),
      () => undefined,
    )
  }, [opened])

  const stopWaiting = () => {
    waiting?.dropWaiting()
    setWaiting(null)
  }
  /** Lets it wait; returns false where what sends it then never came. */
  const keepWaiting = async (idempotencyKey: string): Promise<boolean> => {
    const box = await loadWaitingBox().catch(() => null)
    if (!box) return false
    box.keepWaiting(idempotencyKey)
    setWaiting(box)
    return true
  }
  return { WaitingBox: waiting?.WaitingBox, stopWaiting, keepWaiting }
}
