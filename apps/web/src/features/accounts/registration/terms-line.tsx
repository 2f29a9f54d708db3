import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'

/**
 * Says that pressing the button accepts the terms. The links open in new tabs, so that a half-filled form is not lost.
 */
export function TermsLine({ when = 'Al crear tu cuenta' }: { when?: string }) {
  return (
    <p className="text-sm text-muted-foreground">
      {when} aceptás los{' '}
      <Link href={paths.terms()} target="_blank" className={inlineLink}>
        términos y condiciones
      </Link>{' '}
      y la{' '}
      <Link href={paths.privacy()} target="_blank" className={inlineLink}>
        política de privacidad
      </Link>
      .
    </p>
  )
}
