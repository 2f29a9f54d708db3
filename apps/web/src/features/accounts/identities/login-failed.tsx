'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { toast } from '@/lib/toast'
import { leavePage } from '../sessions/leave-page'

interface LoginFailedProps {
  title: string
  text?: string | undefined
  /** What the login page says of it, as a word of contracts/src/refusals.ts. */
  word: string
  /** Where the visitor wanted to go. */
  from: string | null
}

/** Says why, and leads to the login after a moment, which says it again. */
export function LoginFailed({ title, text, word, from }: LoginFailedProps) {
  const login = paths.loginAfter(word, safeReturnPath(from))
  useEffect(() => toast.error(title), [title])
  useEffect(() => {
    const timer = setTimeout(() => leavePage(login), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [login])
  return (
    <div className="space-y-5">
      <Alert tone="error" title={title}>
        {text}
      </Alert>
      <Link href={login} className={buttonClasses({ size: 'lg', block: true })}>
        Volver a iniciar sesión
      </Link>
    </div>
  )
}
