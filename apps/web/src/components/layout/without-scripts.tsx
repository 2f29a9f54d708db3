import { Alert } from '../ui/alert'

interface WithoutScriptsProps {
  /** Begins the sentence: 'Para enviar una solicitud'. */
  what: string
  supportEmail: string
  phone: string | null
}

const linkClasses = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What to do where no script runs. Stands in a noscript, beside something with the class `needs-script`. */
export function WithoutScripts({ what, supportEmail, phone }: WithoutScriptsProps) {
  return (
    <Alert tone="warning" title={`${what} hace falta JavaScript`}>
      <p>
        Tu navegador lo tiene desactivado. Activalo y volvé a cargar la página, o{' '}
        {phone ? 'llamanos o escribinos' : 'escribinos'} y lo hacemos con vos:
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
            {phone}
          </a>
        )}
        <a href={`mailto:${supportEmail}`} className={linkClasses}>
          {supportEmail}
        </a>
      </p>
    </Alert>
  )
}
