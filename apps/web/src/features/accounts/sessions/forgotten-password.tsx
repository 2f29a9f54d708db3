import { textLink } from '@/components/ui/link-classes'

interface ForgottenPasswordProps {
  supportEmail: string
  phone: string | null
}

const linkClasses = `-my-3 max-w-full break-all ${textLink}`

/** Whom to ask for a new password: a person, who makes sure whose account it is. */
export function ForgottenPassword({ supportEmail, phone }: ForgottenPasswordProps) {
  return (
    <p className="py-2.5">
      ¿Olvidaste tu contraseña? Escribinos a{' '}
      <a href={`mailto:${supportEmail}`} className={linkClasses}>
        {supportEmail}
      </a>
      {phone && (
        <>
          {' '}
          o llamanos al{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
            {phone}
          </a>
        </>
      )}{' '}
      y te ayudamos a entrar.
    </p>
  )
}
