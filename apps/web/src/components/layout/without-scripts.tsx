import { Alert } from '../ui/alert'

interface WithoutScriptsProps {
  /** The beginning of the sentence: 'Para enviar una solicitud'. */
  subject: string
  supportEmail: string
  phone: string | null
}

const linkClasses = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Says what to do without scripts. Belongs in a noscript element beside an element with the class `needs-script`. */
export function WithoutScripts({ subject, supportEmail, phone }: WithoutScriptsProps) {
  return (
    <Alert tone="warning" title={`${subject} hace falta JavaScript`}>
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
