import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'

const link = 'font-medium text-primary underline underline-offset-4 hover:text-primary-hover'

/** What pressing the button accepts. In tabs of their own: nobody loses a half-filled form by reading. */
export function TermsNotice() {
  return (
    <p className="text-sm text-muted-foreground">
      Al crear tu cuenta aceptás los{' '}
      <Link href={paths.terms()} target="_blank" className={link}>
        términos y condiciones
      </Link>{' '}
      y la{' '}
      <Link href={paths.privacy()} target="_blank" className={link}>
        política de privacidad
      </Link>
      .
    </p>
  )
}
