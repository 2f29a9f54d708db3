'use client'

import { uiTimings } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { leavePage } from '../sessions/leave-page'

/** Says that it is done, and leads to the login by itself after a moment, without scripts too. */
export function PasswordIsSet() {
  useEffect(() => {
    const timer = setTimeout(() => leavePage(paths.login()), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="space-y-5">
      <noscript>
        <meta httpEquiv="refresh" content={`${uiTimings.redirectMs / 1000};url=${paths.login()}`} />
      </noscript>
      <Alert tone="success" title="Tu contraseña quedó cambiada">
        Cerramos las sesiones que estaban abiertas. En unos segundos te llevamos a iniciar sesión.
      </Alert>
      <Link href={paths.login()} className={buttonClasses({ size: 'lg', block: true })}>
        Iniciar sesión
      </Link>
    </div>
  )
}
