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
  /** The error code for the login page, a word from contracts/src/refusals.ts. */
  word: string
  /** The page that the visitor wanted to open. */
  from: string | null
}

/** Says why the login failed and leads to the login page after a pause; that page repeats the reason. */
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
