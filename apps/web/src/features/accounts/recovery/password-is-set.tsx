'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { paths } from '@oficio/contracts/paths'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { leavePage } from '../sessions/leave-page'

/**
 * Confirms the new password and leads to the login after a pause, without scripts too. After a first password the login
 * leads on to the user's businesses.
 */
export function PasswordIsSet({ isFirst = false }: { isFirst?: boolean }) {
  const next = isFirst ? paths.login(paths.userBusinesses()) : paths.login()
  useEffect(() => {
    const timer = setTimeout(() => leavePage(next), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <div className="space-y-5">
      <noscript>
        <meta httpEquiv="refresh" content={`${uiTimings.redirectMs / 1000};url=${next}`} />
      </noscript>
      <Alert tone="success" title={isFirst ? 'Tu contraseña quedó guardada' : 'Tu contraseña quedó cambiada'}>
        {isFirst ? '' : 'Cerramos las sesiones que estaban abiertas. '}En unos segundos te llevamos a iniciar
        sesión.
      </Alert>
      <Link href={next} className={buttonClasses({ size: 'lg', block: true })}>
        Iniciar sesión
      </Link>
    </div>
  )
}
